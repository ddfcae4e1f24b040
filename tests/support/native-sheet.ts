import { compileNative, type NativeSheet } from '@/lib/classes/computation/native-compiler';
import { runTailwind, TAILWIND_LINES, tailwindConfig } from './project';

/** A compiled stylesheet with what it holds beside its classes. */
export interface CompiledSheet extends NativeSheet {
  rootVariables?: Record<string, { light?: unknown; dark?: unknown }>;
}

/** Compiles CSS of an app for iOS, through Tailwind and NativeWind's compiler, with a color `surface`. */
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
