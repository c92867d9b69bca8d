import type { Module } from '../module.ts'
import type { Builder } from './builder.ts'
import { createBuilder } from './create-builder.ts'
import { newestOfKernels, newestVersion } from './versions.ts'

/** What a module is for: a compute or a fragment shader, an OpenCL kernel, or OpenCL functions to be linked. */
export const settings = ['compute', 'fragment', 'kernel', 'library'] as const

export type Setting = (typeof settings)[number]

/** True of the settings that declare `Kernel` and not `Shader`. */
export function isKernel(setting: Setting): boolean {
  return setting === 'kernel' || setting === 'library'
}

/** A module with one function, whose first block is open for more. */
export interface Program {
  /** What is added without a section of its own goes into the function's block. */
  readonly builder: Builder
  readonly setting: Setting
  /** Adds a variable at module scope, and to the entry point's interface where the version wants it there. */
  readonly globalVariable: (
    pointerType: number,
    storageClass: string,
    ...initializer: readonly number[]
  ) => number
  /** As `globalVariable`, an `OpUntypedVariableKHR`; what follows is Data Type and Initializer, as many as there are. */
  readonly untypedVariable: Program['globalVariable']
  /** The module with the function closed. The program is not to be used afterwards. */
  readonly finish: () => Module
}

const version14 = 0x0001_0400

const capabilities: Readonly<Record<Setting, readonly string[]>> = {
  compute: ['Shader'],
  fragment: ['Shader'],
  kernel: ['Addresses', 'Kernel'],
  library: ['Addresses', 'Kernel', 'Linkage'],
}

/** Storage classes of variables that are in the interface in every version. */
const interfaceClasses: ReadonlySet<string> = new Set(['Input', 'Output'])

/**
 * A program for a setting.
 *
 * @param version header version word; when absent, the newest, for kernels the newest that OpenCL takes.
 * @param memoryModel with `Vulkan`, for shaders, comes the capability that goes with it.
 * @param addressing the addressing model; capabilities that go with an unusual one are left to the caller.
 */
export function createProgram(
  setting: Setting,
  version = isKernel(setting) ? newestOfKernels : newestVersion,
  memoryModel = isKernel(setting) ? 'OpenCL' : 'GLSL450',
  addressing = isKernel(setting) ? 'Physical64' : 'Logical',
): Program {
  const builder = createBuilder({ version })
  for (const capability of capabilities[setting]) builder.capability(capability)
  if (memoryModel === 'Vulkan') builder.capability('VulkanMemoryModel')
  builder.add('OpMemoryModel', addressing, memoryModel)

  const nothing = builder.type('OpTypeVoid')
  const signature = builder.type('OpTypeFunction', nothing)
  const main = builder.add('OpFunction', nothing, 'None', signature)
  builder.add('OpLabel')
  const globals: number[] = []

  function declareEntryPoint(): void {
    if (setting === 'library') {
      builder.decorate(main, 'LinkageAttributes', 'main', 'Export')
    } else if (setting === 'kernel') {
      builder.add('OpEntryPoint', 'Kernel', main, 'main', ...globals)
    } else {
      const model = setting === 'compute' ? 'GLCompute' : 'Fragment'
      builder.add('OpEntryPoint', model, main, 'main', ...globals)
      if (setting === 'compute') builder.add('OpExecutionMode', main, 'LocalSize', 1, 1, 1)
      else builder.add('OpExecutionMode', main, 'OriginUpperLeft')
    }
  }

  function variableBy(name: string): Program['globalVariable'] {
    return (pointerType, storageClass, ...operands) => {
      const variable = builder.place('declaration', name, pointerType, storageClass, ...operands)
      if (version >= version14 || interfaceClasses.has(storageClass)) globals.push(variable)
      return variable
    }
  }

  return {
    builder,
    setting,
    globalVariable: variableBy('OpVariable'),
    untypedVariable: variableBy('OpUntypedVariableKHR'),
    finish() {
      builder.add('OpReturn')
      builder.add('OpFunctionEnd')
      declareEntryPoint()
      return builder.module()
    },
  }
}
