import { assemble } from '../../assembly/assemble.ts'
import { MakerError } from '../../maker-error.ts'
import type { Module } from '../../module.ts'
import { read } from '../../words/read.ts'
import { type SkeletonName, skeletons } from './skeletons.ts'
import { createTemplates } from './templates.ts'

export interface SkeletonOptions {
  /** Header version word; 1.6 when absent. */
  readonly version?: number
  /** Beside those that the skeleton needs. */
  readonly capabilities?: readonly string[]
  readonly extensions?: readonly string[]
  /** Import strings by the name that their id gets. */
  readonly instructionSets?: Readonly<Record<string, string>>
  readonly addressingModel?: string
  readonly memoryModel?: string
  /** Of a compute shader; 1, 1, 1 when absent. */
  readonly localSize?: readonly [number, number, number]
}

/** A valid module that does nothing, to be gone on from with `createBuilder({ from })`. */
export interface Skeleton {
  readonly module: Module
  /**
   * The id of a name in the template: `void`, `signature`, `main` and `entry`, the block to enter, where there is a
   * function; and those of `instructionSets`. A `MakerError` for other names.
   */
  readonly id: (name: string) => number
}

const render = createTemplates()
const made = new Map<string, Skeleton>()

function make(name: SkeletonName, options: SkeletonOptions): Skeleton {
  const defaults = skeletons[name]
  const text = render(name, {
    addressingModel: options.addressingModel ?? defaults.addressingModel,
    memoryModel: options.memoryModel ?? defaults.memoryModel,
    capabilities: [...new Set([...defaults.capabilities, ...(options.capabilities ?? [])])],
    extensions: options.extensions ?? [],
    imports: Object.entries(options.instructionSets ?? {}).map(([id, set]) => ({ id, name: set })),
    localSize: options.localSize ?? [1, 1, 1],
  })
  const assembled = assemble(text, { version: options.version ?? 0x0001_0600 })
  const module = assembled.kind === 'assembled' ? read(assembled.words) : undefined
  if (assembled.kind !== 'assembled' || module === undefined) {
    const why = assembled.kind === 'faulty' ? JSON.stringify(assembled.errors) : 'not instructions'
    throw new MakerError('faulty-template', `the skeleton ${name}: ${why}`)
  }
  return {
    module,
    id(wanted) {
      const id = assembled.ids.get(wanted)
      if (id === undefined) {
        throw new MakerError('faulty-template', `the skeleton ${name} has no %${wanted}`)
      }
      return id
    },
  }
}

/** The skeleton of that name; the same one for the same options, which takes no time the second time. */
export function skeleton(name: SkeletonName, options: SkeletonOptions = {}): Skeleton {
  const key = `${name} ${JSON.stringify(options)}`
  let known = made.get(key)
  if (known === undefined) {
    known = make(name, options)
    made.set(key, known)
  }
  return known
}
