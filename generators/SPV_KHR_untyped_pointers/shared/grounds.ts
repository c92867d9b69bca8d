import type { Setting } from '../../build/program.ts'

/** What modules with untyped pointers are built on. */
export interface Ground {
  readonly setting: Setting
  readonly addressing: string
  /** Beyond those of the setting. */
  readonly capabilities: readonly string[]
  /** By the minor number of the version that has brought it into the core: asked for before that one. */
  readonly extensions: Readonly<Record<string, number>>
  /** Storage classes in which it has pointers to plain data. */
  readonly storageClasses: readonly string[]
}

const shaderClasses = [
  'StorageBuffer',
  'Uniform',
  'PushConstant',
  'Private',
  'Function',
  'Workgroup',
  'Input',
  'Output',
]
const kernelClasses = ['CrossWorkgroup', 'Workgroup', 'Function', 'UniformConstant', 'Generic']

const storageBuffer = { SPV_KHR_storage_buffer_storage_class: 3 }

/**
 * Grounds by name: shaders with logical pointers alone, with variable pointers, with pointers into PhysicalStorageBuffer
 * and with nothing but physical ones; kernels of both pointer sizes; a library to be linked.
 */
export const grounds = {
  shader: {
    setting: 'compute',
    addressing: 'Logical',
    capabilities: [],
    extensions: storageBuffer,
    storageClasses: shaderClasses,
  },
  fragment: {
    setting: 'fragment',
    addressing: 'Logical',
    capabilities: [],
    extensions: storageBuffer,
    storageClasses: shaderClasses.filter((name) => name !== 'Workgroup'),
  },
  'variable-pointers': {
    setting: 'compute',
    addressing: 'Logical',
    capabilities: ['VariablePointers', 'VariablePointersStorageBuffer'],
    extensions: { ...storageBuffer, SPV_KHR_variable_pointers: 3 },
    storageClasses: ['StorageBuffer', 'Workgroup'],
  },
  'physical-storage-buffer': {
    setting: 'compute',
    addressing: 'PhysicalStorageBuffer64',
    capabilities: ['PhysicalStorageBufferAddresses'],
    extensions: { ...storageBuffer, SPV_KHR_physical_storage_buffer: 5 },
    storageClasses: ['PhysicalStorageBuffer'],
  },
  'physical-shader': {
    setting: 'compute',
    addressing: 'Physical64',
    capabilities: ['Addresses'],
    extensions: storageBuffer,
    storageClasses: ['StorageBuffer', 'Uniform', 'PushConstant', 'Private', 'Workgroup'],
  },
  kernel: {
    setting: 'kernel',
    addressing: 'Physical64',
    capabilities: ['GenericPointer'],
    extensions: {},
    storageClasses: kernelClasses,
  },
  'kernel-32': {
    setting: 'kernel',
    addressing: 'Physical32',
    capabilities: ['GenericPointer'],
    extensions: {},
    storageClasses: kernelClasses,
  },
  library: {
    setting: 'library',
    addressing: 'Physical64',
    capabilities: ['GenericPointer'],
    extensions: {},
    storageClasses: kernelClasses,
  },
} as const satisfies Readonly<Record<string, Ground>>

export type GroundName = keyof typeof grounds
