import type { Argument } from '#reference/execute/request'
import { type FramePart, partBytes, sized } from '../harness/parts.ts'
import type { Dispatch } from '../oracle/oracle.ts'

const kinds = { value: 0, buffer: 1, workgroup: 2 } as const
const once = [1, 1, 1] as const

function argumentParts(argument: Argument): readonly FramePart[] {
  return argument.kind === 'workgroup'
    ? [kinds.workgroup, argument.size]
    : [kinds[argument.kind], ...sized(argument.bytes)]
}

function runParts(run: Dispatch): readonly FramePart[] {
  return [
    ...sized(Buffer.from(`${run.entryPoint}\0`, 'utf8')),
    ...run.groups,
    ...(run.localSize ?? once),
    run.arguments.length,
    ...run.arguments.flatMap(argumentParts),
  ]
}

/**
 * A job as the harness for OpenCL takes it after the name of the environment. In order: the size of the module, and the module;
 * the number of specialization constants, for each its id, size and bytes; 1 if a kernel is run: the size of its name with the
 * zero that ends it, and these bytes; the workgroups in three dimensions, the invocations of a workgroup that does not state them,
 * the number of arguments, for each 0, 1 or 2 (a value, a buffer, memory of the workgroup), its size and, unless it is memory of the
 * workgroup, its bytes.
 */
export function kernelJobBytes(module: Uint8Array, run?: Dispatch): Uint8Array {
  const constants = run?.specialization ?? []
  return partBytes([
    ...sized(module),
    constants.length,
    ...constants.flatMap(({ id, bytes }) => [id, ...sized(bytes)]),
    run === undefined ? 0 : 1,
    ...(run === undefined ? [] : runParts(run)),
  ])
}
