// What the pages of the judges show: components as their repositories have them, built by `scripts/judge-web`.

import { createElement as make } from 'react';
import { Drawer } from 'vaul';
import { Toaster, toast } from 'sonner';
import * as button from '@/registry/new-york-v4/ui/button';
import * as dialog from '@/registry/new-york-v4/ui/dialog';
import * as drawer from '@/registry/new-york-v4/ui/drawer';
import * as sheet from '@/registry/new-york-v4/ui/sheet';

Object.assign(window, { make, vaul: Drawer, Toaster, toast, shadcn: { ...button, ...dialog, ...drawer, ...sheet } });
