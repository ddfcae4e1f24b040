import { expect, test } from '@playwright/test';
import { mentions } from '@/tests/support/sample-commands';

test('package and program names are found in commands', () => {
  const rows: [command: string, names: string[]][] = [
    ['npm install nativewind@4.2.7 react-native', ['nativewind', 'react-native']],
    ['npm install --save-dev @a/b@1 c', ['@a/b', 'c']],
    ['npx expo install --dev a', ['expo', 'a']],
    ['npx --yes create-expo-stack@latest my-app --nativewind', ['create-expo-stack']],
    ['  npx tailwindcss -i ./a.css # writes b', ['tailwindcss']],
    ['npm ls a b', ['a', 'b']],
    ['npm install', []],
    ['cd ios && pod install', []],
    ['# npm install a', []],
  ];
  for (const [command, names] of rows) {
    expect(
      mentions(command).map(({ name }) => name),
      command,
    ).toEqual(names);
  }
});
