import type { DeviceDraw, DeviceImage, Dispatch } from '../oracle/oracle.ts'
import type { DrawJob, ImageJob } from './job.ts'

/** The `VkFormat` of components of 32 bits, by name. */
const wide = {
  VK_FORMAT_R32_UINT: 98,
  VK_FORMAT_R32_SINT: 99,
  VK_FORMAT_R32_SFLOAT: 100,
  VK_FORMAT_R32G32_UINT: 101,
  VK_FORMAT_R32G32_SINT: 102,
  VK_FORMAT_R32G32_SFLOAT: 103,
  VK_FORMAT_R32G32B32_UINT: 104,
  VK_FORMAT_R32G32B32_SINT: 105,
  VK_FORMAT_R32G32B32_SFLOAT: 106,
  VK_FORMAT_R32G32B32A32_UINT: 107,
  VK_FORMAT_R32G32B32A32_SINT: 108,
  VK_FORMAT_R32G32B32A32_SFLOAT: 109,
} as const

/** `VkFormat` by the name of Image Format (Compatibility Between SPIR-V Image Formats and Vulkan Formats). */
const imageFormats: Readonly<Record<string, number>> = {
  ...{ R8: 9, R8Snorm: 10, R8ui: 13, R8i: 14 },
  ...{ Rg8: 16, Rg8Snorm: 17, Rg8ui: 20, Rg8i: 21 },
  ...{ Rgba8: 37, Rgba8Snorm: 38, Rgba8ui: 41, Rgba8i: 42 },
  ...{ Rgb10A2: 64, Rgb10a2ui: 68 },
  ...{ R16: 70, R16Snorm: 71, R16ui: 74, R16i: 75, R16f: 76 },
  ...{ Rg16: 77, Rg16Snorm: 78, Rg16ui: 81, Rg16i: 82, Rg16f: 83 },
  ...{ Rgba16: 91, Rgba16Snorm: 92, Rgba16ui: 95, Rgba16i: 96, Rgba16f: 97 },
  R32ui: wide.VK_FORMAT_R32_UINT,
  R32i: wide.VK_FORMAT_R32_SINT,
  R32f: wide.VK_FORMAT_R32_SFLOAT,
  Rg32ui: wide.VK_FORMAT_R32G32_UINT,
  Rg32i: wide.VK_FORMAT_R32G32_SINT,
  Rg32f: wide.VK_FORMAT_R32G32_SFLOAT,
  Rgba32ui: wide.VK_FORMAT_R32G32B32A32_UINT,
  Rgba32i: wide.VK_FORMAT_R32G32B32A32_SINT,
  Rgba32f: wide.VK_FORMAT_R32G32B32A32_SFLOAT,
}

/** The formats of attributes and color attachments. */
const drawFormats: Readonly<Record<string, number>> = wide

/** `VkImageViewType` by the name of Dim, and `array` if the image is arrayed. */
const views: Readonly<Record<string, number>> = {
  ...{ '1D': 0, '2D': 1, '3D': 2, '1D array': 4, '2D array': 5 },
}

function imageJob({ format, view, size, buffer }: DeviceImage & { buffer: number }): ImageJob {
  return { buffer, format: imageFormats[format] ?? 0, view: views[view] ?? 0, size }
}

/** The storage images of a dispatch as the harness takes them. */
export function imageJobs({ images }: Dispatch): readonly ImageJob[] {
  return images?.map(imageJob) ?? []
}

/** A draw as the harness takes it. */
export function drawJob({ attributes, targets, ...draw }: DeviceDraw): DrawJob {
  return {
    ...draw,
    attributes: attributes.map(({ format, ...attribute }) => ({
      ...attribute,
      format: drawFormats[format] ?? 0,
    })),
    targets: targets.map((format) => drawFormats[format] ?? 0),
  }
}
