import type { SampleFiles } from './sample-protocol';

/** What the playground offers to begin with, by name. */
export const examples: Record<string, SampleFiles> = {
  'A card': {
    'App.tsx': `import { View } from 'react-native';
import { Ticket } from './ticket';

export default function App() {
  return (
    <View className="flex-1 items-center justify-center bg-slate-100 p-6 dark:bg-slate-950">
      <Ticket from="Harbour" to="University" />
    </View>
  );
}
`,
    'ticket.tsx': `import { Text, View } from 'react-native';

export function Ticket({ from, to }: { from: string; to: string }) {
  return (
    <View className="w-full max-w-sm gap-2 rounded-2xl bg-white p-5 shadow-lg dark:bg-slate-800">
      <Text className="text-sm text-slate-600 dark:text-slate-300">Single journey</Text>
      <Text className="text-2xl font-bold text-slate-900 dark:text-white">
        {from} – {to}
      </Text>
    </View>
  );
}
`,
  },
  'States of a button': {
    'App.tsx': `import { useState } from 'react';
import { Pressable, Text, View } from 'react-native';

export default function App() {
  const [count, setCount] = useState(0);
  console.log('pressed', count, 'times');
  return (
    <View className="flex-1 items-center justify-center gap-4 bg-white p-6 dark:bg-slate-950">
      <Text className="text-4xl font-bold text-slate-900 dark:text-white">{count}</Text>
      <Pressable
        className="rounded-full bg-indigo-700 px-6 py-3 hover:bg-indigo-600 active:scale-95"
        onPress={() => setCount(count + 1)}
      >
        <Text className="font-semibold text-white">Count</Text>
      </Pressable>
    </View>
  );
}
`,
  },
  Breakpoints: {
    'App.tsx': `import { Text, View } from 'react-native';

const stops = ['Quay', 'Old Town', 'Stadium'];

export default function App() {
  return (
    <View className="flex-1 justify-center gap-3 bg-white p-6 sm:flex-row dark:bg-slate-950">
      {stops.map((stop) => (
        <View key={stop} className="rounded-xl bg-teal-100 p-4 sm:flex-1 dark:bg-teal-900">
          <Text className="text-teal-950 sm:text-2xl dark:text-teal-50">{stop}</Text>
        </View>
      ))}
    </View>
  );
}
`,
  },
};
