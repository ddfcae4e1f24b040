import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type HostElement, renderRecipe } from '@/tests/content/recipes';

function only(elements: HostElement[], type: string): HostElement['props'] {
  const found = elements.filter((element) => element.type === type);
  expect(found.map(({ type }) => type)).toEqual([type]);
  return found[0]?.props ?? {};
}

test('expo-image gets a style only once it is registered', async () => {
  const bare = `import { Image } from 'expo-image';`;
  const plain = await renderRecipe(bare, '<Image className="h-16 w-16" />');
  expect(only(plain, 'ExpoImage')).toMatchObject({ className: 'h-16 w-16', style: {} });
  const remap = `${bare} import { remapProps } from 'nativewind'; remapProps(Image, { className: 'style' });`;
  const remapped = await renderRecipe(remap, '<Image className="h-16 w-16" />');
  expect(Object.keys(only(remapped, 'ExpoImage').style ?? {})).toEqual([]);

  const recipe = `import { Avatar } from 'sample:components/avatar.tsx';`;
  const avatar = await renderRecipe(recipe, '<Avatar url="a" />');
  expect(only(avatar, 'ExpoImage').style).toMatchObject({ width: 56, height: 56 });
});

test('a gradient gets a style only once it is registered', async () => {
  const bare = `import { LinearGradient } from 'expo-linear-gradient';`;
  const plain = await renderRecipe(bare, '<LinearGradient colors={[]} className="h-40" />');
  expect(only(plain, 'ExpoLinearGradient').style).toBeUndefined();

  const recipe = `import { Banner } from 'sample:components/banner.tsx';`;
  const banner = await renderRecipe(recipe, '<Banner />');
  expect(only(banner, 'ExpoLinearGradient').style).toMatchObject({ height: 140 });
});

test('a blur takes classes without registration, and a background with it', async () => {
  const bare = `import { BlurView } from 'expo-blur';`;
  const plain = await renderRecipe(bare, '<BlurView className="bg-red-500 p-4" />');
  expect(only(plain, 'View').style).toMatchObject({ backgroundColor: 'transparent', padding: 14 });

  const recipe = `import { NowPlaying } from 'sample:components/now-playing.tsx';`;
  const playing = await renderRecipe(recipe, '<NowPlaying />');
  expect(only(playing, 'View').style).toMatchObject({ backgroundColor: '#134e4a4d' });
});

test('icons keep their inline color until it moves into the prop', async () => {
  const bare = `import Ionicons from '@expo/vector-icons/Ionicons';`;
  const icon = '<Ionicons name="heart" className="m-2 text-2xl text-red-500" />';
  const plain = await renderRecipe(bare, icon);
  expect(only(plain, 'Text').style).toMatchObject({ margin: 7, fontSize: 12, color: undefined });

  const recipe = `import { LikeButton } from 'sample:components/like-button.tsx';`;
  const styles = (await renderRecipe(recipe, '<LikeButton liked />'))
    .filter(({ type }) => type === 'Text')
    .map(({ props }) => props.style);
  expect(styles).toMatchObject([
    { color: '#e11d48', fontSize: 24 },
    { color: '#334155', fontSize: 24 },
  ]);
});

test('an animated element loses the styles that nativeStyleToProp moves', async () => {
  const code = `import { cssInterop } from 'nativewind'; import { View } from 'react-native';
    const Probe = cssInterop((props) => <View cssInterop={false} {...props} />, {
      className: { target: 'style', nativeStyleToProp: { color: true } } });`;
  const still = await renderRecipe(code, '<Probe className="text-red-500" />');
  expect(only(still, 'View').color).toBe('#ef4444');
  const moving = await renderRecipe(code, '<Probe className="text-red-500 animate-spin" />');
  expect(only(moving, 'View').color).toBeUndefined();
});

test('lucide icons get color and size through one wrapper', async () => {
  const bare = `import { TrainFront } from 'lucide-react-native';`;
  const plain = await renderRecipe(bare, '<TrainFront className="h-6 text-teal-700" />');
  expect(only(plain, 'Svg')).toMatchObject({ height: 24, stroke: 'currentColor' });

  const recipe = `import { Arrival } from 'sample:components/arrival.tsx';`;
  const arrival = await renderRecipe(recipe, '<Arrival />');
  expect(only(arrival, 'Svg')).toMatchObject({ width: 21, height: 21, stroke: '#0f766e' });
});

test('Reanimated and the bottom sheet ship JSX for native and compiled calls for the web', () => {
  for (const [name, view] of [
    ['react-native-reanimated', 'css/component/AnimatedComponent'],
    ['@gorhom/bottom-sheet', 'components/bottomSheetView/BottomSheetView'],
  ]) {
    const folder = `node_modules/${name}`;
    const {
      main,
      module = main,
      'react-native': native,
    } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    expect([native, module]).toEqual([
      expect.stringMatching(/^src\/index/),
      expect.stringMatching(/^lib\/module\/index/),
    ]);
    expect(readFileSync(`${folder}/src/${view}.tsx`, 'utf8')).toMatch(/<(?:ChildComponent|View)\b/);
    expect(readFileSync(`${folder}/lib/module/${view}.js`, 'utf8')).toContain('react/jsx-runtime');
  }
});

test('nativewind/test needs a transform and compiles only the classes it is passed', () => {
  const source = readFileSync('node_modules/nativewind/dist/test.js', 'utf8');
  expect(source).toMatch(/render\(<react_native_1\.View /);
  expect(source).toContain('require("@tailwindcss/container-queries")');
  expect(source).toContain('const content = getClassNames(component);');
  const runtime = 'node_modules/react-native-css-interop/dist/runtime';
  expect(readFileSync(`${runtime}/wrap-jsx.js`, 'utf8')).toMatch(
    /NODE_ENV !== "test"\)\s+require\(".\/components"\)/,
  );
});
