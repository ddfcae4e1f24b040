import { imageSize } from 'image-size';

/** The width and height of a picture in pixels, from the bytes of its file; throws when they are none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height } = imageSize(bytes);
  return { width, height };
}
