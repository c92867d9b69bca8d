import type { DeviceImage, Dispatch } from '../oracle/oracle.ts'
import type { ImageJob } from './job.ts'

/** `VkFormat` by the name of Image Format (Compatibility Between SPIR-V Image Formats and Vulkan Formats). */
const formats: Readonly<Record<string, number>> = {
  ...{ R8: 9, R8Snorm: 10, R8ui: 13, R8i: 14 },
  ...{ Rg8: 16, Rg8Snorm: 17, Rg8ui: 20, Rg8i: 21 },
  ...{ Rgba8: 37, Rgba8Snorm: 38, Rgba8ui: 41, Rgba8i: 42 },
  ...{ Rgb10A2: 64, Rgb10a2ui: 68 },
  ...{ R16: 70, R16Snorm: 71, R16ui: 74, R16i: 75, R16f: 76 },
  ...{ Rg16: 77, Rg16Snorm: 78, Rg16ui: 81, Rg16i: 82, Rg16f: 83 },
  ...{ Rgba16: 91, Rgba16Snorm: 92, Rgba16ui: 95, Rgba16i: 96, Rgba16f: 97 },
  ...{ R32ui: 98, R32i: 99, R32f: 100 },
  ...{ Rg32ui: 101, Rg32i: 102, Rg32f: 103 },
  ...{ Rgba32ui: 107, Rgba32i: 108, Rgba32f: 109 },
}

/** `VkImageViewType` by the name of Dim, and `array` if the image is arrayed. */
const views: Readonly<Record<string, number>> = {
  ...{ '1D': 0, '2D': 1, '3D': 2, '1D array': 4, '2D array': 5 },
}

function imageJob({ format, view, size, buffer }: DeviceImage & { buffer: number }): ImageJob {
  return { buffer, format: formats[format] ?? 0, view: views[view] ?? 0, size }
}

/** The storage images of a dispatch as the harness takes them. */
export function imageJobs({ images }: Dispatch): readonly ImageJob[] {
  return images?.map(imageJob) ?? []
}
