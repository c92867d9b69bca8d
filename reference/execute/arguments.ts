import { enumerantByName } from '#spec/grammar/grammar'
import { allocate } from './allocate.ts'
import type { EntryPoint } from './entry-point.ts'
import type { Interface } from './interface.ts'
import type { Invocation } from './invocation.ts'
import { load } from './load.ts'
import type { Program } from './program.ts'
import type { Request } from './request.ts'
import { unsupported } from './stop.ts'
import { Pointer, type Value } from './value.ts'

const workgroup = enumerantByName('StorageClass', 'Workgroup')?.value ?? -1

/** The parameters of a kernel in one workgroup. */
export function kernelArguments(
  program: Program,
  variables: Interface,
  { function: id }: EntryPoint,
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
