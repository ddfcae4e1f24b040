'use client';

import { useEffect } from 'react';
import { startThemeSwitches } from '@/lib/shell/theme-switch';
import { useColorMode } from './use-color-mode';

/** Connects the light and dark switches of the shell with the theme. */
export function ThemeSwitch() {
  const { theme, choose } = useColorMode();
  useEffect(() => startThemeSwitches(theme, choose));
  return null;
}
