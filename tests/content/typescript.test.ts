import { expect, test } from '@playwright/test';
import { checkingTypes, runningApp } from '@/tests/content/library-messages';

const INCLUDE = '{ "include": ["App.tsx"] }';

/** Runs NativeWind's TypeScript setup with another installed compiler instead of `typescript`. */
function settingUp(compiler: string) {
  const code = `
    const { Module } = require('module');
    const load = Module._load;
    Module._load = (name, ...rest) => load(name === 'typescript' ? '${compiler}' : name, ...rest);
    require('nativewind/dist/metro/typescript').setupTypeScript('nativewind-env.d.ts');
    console.log('exists: ' + require('fs').existsSync('nativewind-env.d.ts'));`;
  return runningApp({ 'tsconfig.json': INCLUDE }, ['-e', code]);
}

test('Metro creates the declaration file with TypeScript 5, and not with TypeScript 7', async () => {
  expect(await settingUp('typescript')()).toContain('exists: true');
  expect(await settingUp('typescript-native')()).toBe('exists: false\n');
});

test('TypeScript 7 accepts class names with the declaration file', async () => {
  const files = {
    'nativewind-env.d.ts': '/// <reference types="nativewind/types" />',
    'App.tsx': `import { cssInterop, useColorScheme, vars } from 'nativewind';
      import { ScrollView, Text, View } from 'react-native';
      const Gauge = cssInterop(View, { className: 'style' });
      export function App() {
        const { colorScheme } = useColorScheme();
        return (
          <ScrollView contentContainerClassName="p-4" style={vars({ '--ink': '0 0 0' })}>
            <Gauge className="h-4" />
            <Text className="text-lg">{colorScheme}</Text>
          </ScrollView>
        );
      }`,
  };
  expect(await checkingTypes(files)()).toBe('');
});
