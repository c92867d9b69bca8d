import { enumerantByName } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import { load } from './access.ts'
import type { Constants } from './constants.ts'
import type { Interface } from './interface.ts'
import type { Invocation, Three } from './invocation.ts'
import { allocate } from './memory-object.ts'
import type { Program } from './program.ts'
import type { Request } from './request.ts'
import { unsupported } from './stop.ts'
import { Pointer, type Value } from './value.ts'

/** The entry point that a run begins at. */
export interface RunEntryPoint {
  readonly function: number
  readonly declaration: Instruction
  /** Invocations of a workgroup. */
  readonly size: Three
}

const computes: ReadonlySet<number> = new Set([5, 6])
const localSize = 17
const localSizeId = 38
const workgroupSize = 25
const builtIn = 11

function threeOf(values: readonly (number | undefined)[]): Three {
  return [values[0] ?? 1, values[1] ?? 1, values[2] ?? 1]
}

function sizeConstant(module: Module, constants: Constants): Three | undefined {
  for (const decoration of module.all('OpDecorate')) {
    const [target, kind, value] = decoration.operands
    if (kind?.value !== builtIn || value?.value !== workgroupSize) continue
    const size = constants.of(target?.value ?? 0)
    if (Array.isArray(size)) return threeOf(size as readonly number[])
  }
  return undefined
}

function declaredSize(module: Module, id: number, constants: Constants): Three | undefined {
  for (const name of ['OpExecutionMode', 'OpExecutionModeId'])
    for (const { operands } of module.all(name)) {
      const [target, mode, ...sizes] = operands.map(({ value }) => value)
      if (target !== id) continue
      if (mode === localSize) return threeOf(sizes)
      if (mode === localSizeId) return threeOf(sizes.map((size) => Number(constants.of(size))))
    }
  return undefined
}

/** The entry point that the request means, or why there is none. */
export function entryPointOf(
  module: Module,
  constants: Constants,
  { entryPoint: wanted, localSize: given }: Request,
): RunEntryPoint | string {
  const all = module.all('OpEntryPoint')
  const named = all.filter(
    ({ operands, word }) =>
      computes.has(operands[0]?.value ?? -1) &&
      (wanted === undefined || module.string(word + 3) === wanted),
  )
  const [declaration, ...others] = named
  if (declaration === undefined)
    return wanted === undefined
      ? `the module has no entry point of a compute shader or kernel among ${all.length}`
      : `the module has no compute shader or kernel named ${wanted}`
  if (others.length > 0)
    return `the module has ${named.length} entry points: ${named.map(({ word }) => module.string(word + 3)).join(', ')}`
  const id = declaration.valueAt(1) ?? 0
  const size = sizeConstant(module, constants) ??
    declaredSize(module, id, constants) ??
    given ?? [1, 1, 1]
  return { function: id, declaration, size }
}

const workgroup = enumerantByName('StorageClass', 'Workgroup')?.value ?? -1

/** The parameters of a kernel in one workgroup. */
export function kernelArguments(
  program: Program,
  variables: Interface,
  { function: id }: RunEntryPoint,
  request: Request,
): readonly Value[] {
  const parameters = program.module.functions.find(
    ({ definition }) => definition.result === id,
  )?.parameters
  return (parameters ?? []).map(({ result, resultType }, n) => {
    const given = request.arguments?.[n]
    const type = program.constants.types.of(resultType)
    const name = `argument,${n}`
    if (given === undefined) throw unsupported(`parameter %${result} without an argument`)
    if (given.kind === 'value') {
      if (type.kind === 'pointer' || given.bytes.length < type.size)
        throw unsupported(`argument ${n}, which needs ${type.size} bytes of a value`)
      const object = allocate(program.heap, {
        name,
        storage: 7,
        size: given.bytes.length,
        bytes: given.bytes,
      })
      const access = {
        by: undefined as unknown as Invocation,
        isAtomic: false,
        section: 'arguments',
      }
      return load(type, new Pointer(object, 0), access, program.heap)
    }
    if (type.kind !== 'pointer')
      throw unsupported(`argument ${n} for a parameter that is not a pointer`)
    if (given.kind === 'buffer')
      return new Pointer(variables.bufferOf(name, given.bytes, type.storage), 0)
    return new Pointer(
      allocate(program.heap, { name, storage: workgroup, size: given.size, clock: 'workgroup' }),
      0,
    )
  })
}
