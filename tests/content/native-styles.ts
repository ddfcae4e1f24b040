import { compileNative, type NativeSheet } from '@/lib/classes/computation/native-compiler';
import { runTailwind, TAILWIND_LINES, tailwindConfig } from '../support/tailwind-project';

/** Compiled native styles, including the variables that are set on `:root`. */
export interface CompiledSheet extends NativeSheet {
  rootVariables?: Record<string, { light?: unknown; dark?: unknown }>;
}

/**
 * Compiles an app's CSS for iOS with Tailwind and NativeWind's compiler. The app's theme has a color named
 * `surface`. Rejects if Tailwind fails.
 */
export async function compileCss(
  css: string,
  { darkMode }: { darkMode: string },
): Promise<CompiledSheet> {
  const colors = "{ surface: 'rgb(var(--surface) / <alpha-value>)' }";
  const files = {
    'App.tsx': '<View className="partner bg-surface" />',
    'global.css': `${TAILWIND_LINES}${css}`,
    'tailwind.config.js': tailwindConfig(
      `darkMode: '${darkMode}', theme: { extend: { colors: ${colors} } }`,
    ),
  };
  const ended = await runTailwind(files, 'ios');
  if (ended.code !== 0) throw new Error(ended.output);
  return compileNative(ended.css);
}
