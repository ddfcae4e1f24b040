export const scale = {
  small: 4,
  large: 16,
};

export type Size = keyof typeof scale;
