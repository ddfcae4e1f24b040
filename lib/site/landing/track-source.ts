import { parts, sampleClasses } from './track-sample';

/** The file of the card as readers see it, with the classes that are on when the page arrives. */
export function cardSource(): string {
  const classes = sampleClasses.filter(({ on }) => on).map(({ name }) => name);
  return `import { Text, View } from 'react-native';

export function Track() {
  return (
    <View className="${classes.join(' ')}">
      <View className="${parts.cover}" />
      <View>
        <Text className="${parts.title}">Night train</Text>
        <Text className="${parts.artist}">Lea Okafor</Text>
      </View>
    </View>
  );
}
`;
}

/** The card with the screen that it stands on, as an app that runs. */
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
