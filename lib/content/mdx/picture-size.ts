import { imageSize } from 'image-size';

/** Returns the width and height of a picture in pixels. Throws when the bytes are not a supported image. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height } = imageSize(bytes);
  return { width, height };
}
