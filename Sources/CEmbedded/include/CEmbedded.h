int scrim_embedded_placeholder(void);
