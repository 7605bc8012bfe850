// Shared modules are agreed upon before any of them runs.
void import('./bootstrap.tsx');
