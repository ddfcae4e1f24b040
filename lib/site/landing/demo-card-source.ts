import { demoParts, sampleClasses } from './demo-card-classes';

/** Returns the demo card's source code, with the classes that it has initially. */
export function cardSource(): string {
  const classes = sampleClasses.filter(({ on }) => on).map(({ name }) => name);
  return `import { Text, View } from 'react-native';

export function Track() {
  return (
    <View className="${classes.join(' ')}">
      <View className="${demoParts.cover}" />
      <View>
        <Text className="${demoParts.title}">Night train</Text>
        <Text className="${demoParts.artist}">Lea Okafor</Text>
      </View>
    </View>
  );
}
`;
}

/** Returns the source files of a live sample that shows the demo card on a screen, keyed by file name. */
export function cardFiles(): Record<string, string> {
  return { 'track.tsx': cardSource(), 'App.tsx': screen };
}

const screen = `import { View } from 'react-native';
import { Track } from './track';

export default function App() {
  return (
    <View className="flex-1 justify-center bg-slate-100 p-4 dark:bg-slate-900">
      <Track />
    </View>
  );
}
`;
