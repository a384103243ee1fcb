// Furnished by the motion work: easing, springs, keyframes, tracks.
