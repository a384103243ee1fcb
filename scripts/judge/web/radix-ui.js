export * as Dialog from '@radix-ui/react-dialog';
export * as Slot from '@radix-ui/react-slot';
