import type { Builder } from '../../build/builder.ts'
import { createBuilder } from '../../build/create-builder.ts'
import { versionWord } from '../../build/versions.ts'
import type { Module } from '../../module.ts'

/** What reflection is written on. */
export interface Ground {
  readonly builder: Builder
  /** `OpTypeVoid`. */
  readonly nothing: number
  /** An `OpConstant` of 32-bit unsigned integer type, the same for the same value. */
  readonly constant: (value: number) => number
}

/** A compute shader whose functions are written one after the other; reflection may stand anywhere between them. */
export interface Shader extends Ground {
  /** The 32-bit unsigned integer type. */
  readonly word: number
  /** Begins a function without parameters and its first block; its id, which is a new one if none is given. */
  readonly open: (id?: number) => number
  /** Ends the block and the function. */
  readonly close: () => void
  /** A function that is open for no more; its id. */
  readonly helper: () => number
  /** Makes the function a GLCompute entry point of that name. */
  readonly entryPoint: (kernel: number, name: string, ...interfaces: readonly number[]) => void
  /** A function that is a GLCompute entry point of that name; its id. */
  readonly kernel: (name: string) => number
  readonly module: () => Module
}

/**
 * A shader without a function.
 *
 * @param minor of the version; before 6 the module declares SPV_KHR_non_semantic_info.
 */
export function createShader(minor: number): Shader {
  const builder = createBuilder({ version: versionWord(minor) })
  builder.capability('Shader')
  if (minor < 6) builder.extension('SPV_KHR_non_semantic_info')
  builder.add('OpMemoryModel', 'Logical', 'GLSL450')
  const nothing = builder.type('OpTypeVoid')
  const word = builder.type('OpTypeInt', 32, 0)
  const signature = builder.type('OpTypeFunction', nothing)
  /** An entry point sets a mode once, however many names it has. */
  const sized = new Set<number>()

  function open(id = builder.id()): number {
    builder.define(id, 'OpFunction', nothing, 'None', signature)
    builder.add('OpLabel')
    return id
  }

  function close(): void {
    builder.add('OpReturn')
    builder.add('OpFunctionEnd')
  }

  function helper(): number {
    const opened = open()
    close()
    return opened
  }

  function entryPoint(kernel: number, name: string, ...interfaces: readonly number[]): void {
    builder.add('OpEntryPoint', 'GLCompute', kernel, name, ...interfaces)
    if (!sized.has(kernel)) builder.add('OpExecutionMode', kernel, 'LocalSize', 1, 1, 1)
    sized.add(kernel)
  }

  return {
    builder,
    nothing,
    word,
    constant: (value) => builder.constant(word, value),
    open,
    close,
    helper,
    entryPoint,
    kernel(name) {
      const kernel = helper()
      entryPoint(kernel, name)
      return kernel
    },
    module: builder.module,
  }
}
