import type { Three } from '#reference/execute/invocation'
import type { Argument } from '#reference/execute/request'
import { drawnBytes } from '#runner/execute/drawn-request'
import type { ArgumentRow, KernelRow, ModuleReflection } from '#runner/reflection/module-reflection'

/** An argument of a kernel, as NonSemantic.ClspvReflection describes it. */
export interface KernelArgument {
  /** Name of the instruction that describes it. */
  readonly kind: string
  /** Its name and its type in the source, where the module has them. */
  readonly name?: string
  readonly type?: string
  /** The buffer that it is passed in, as `set,binding`; absent for other memory. */
  readonly key?: string
  /** An argument that fits; an empty value for a kind that the interpreter does not pass. */
  readonly drawn: Argument
}

/** What a kernel is called with. */
export interface KernelInputs {
  readonly name: string
  /** The size of a workgroup that it requires; absent where the caller chooses. */
  readonly localSize?: Three
  /** In order. */
  readonly arguments: readonly KernelArgument[]
}

/** Bytes of a buffer that is drawn, elements of memory of a workgroup, and bytes of the largest value. */
const [bufferSize, elements, mostValue] = [256, 16, 4096]

function numberIn(row: ArgumentRow, operand: string): number {
  const value = row[operand]
  return typeof value === 'number' ? value : 0
}

function drawnFor(row: ArgumentRow, ordinal: number): Argument {
  switch (row.kind) {
    case 'ArgumentStorageBuffer':
    case 'ArgumentUniform':
      return { kind: 'buffer', bytes: drawnBytes(ordinal, bufferSize) }
    case 'ArgumentWorkgroup':
      return { kind: 'workgroup', size: elements * Math.max(1, numberIn(row, 'elemSize')) }
    default: {
      const length = Math.min(numberIn(row, 'size'), mostValue)
      const bytes = Uint8Array.from({ length }, (_, index) => (index % 8 ? 0 : ordinal + 1))
      return { kind: 'value', bytes }
    }
  }
}

function textIn(row: ArgumentRow, operand: string): string | undefined {
  const { info } = row
  const text = typeof info === 'object' ? info[operand] : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

function argumentOf(row: ArgumentRow, ordinal: number): KernelArgument {
  const name = textIn(row, 'name')
  const type = textIn(row, 'typeName')
  const { descriptorSet, binding } = row
  const isBound = descriptorSet !== undefined && binding !== undefined
  return {
    kind: row.kind,
    ...(name === undefined ? {} : { name }),
    ...(type === undefined ? {} : { type }),
    ...(isBound ? { key: `${descriptorSet},${binding}` } : {}),
    drawn: drawnFor(row, ordinal),
  }
}

function kernelOf(
  { name, requiredWorkgroupSize }: KernelRow,
  rows: readonly ArgumentRow[],
): KernelInputs {
  const [x, y, z] = requiredWorkgroupSize ?? []
  return {
    name,
    ...(x === undefined || y === undefined || z === undefined ? {} : { localSize: [x, y, z] }),
    arguments: rows
      .filter(({ kernel }) => kernel === name)
      .toSorted((row, other) => numberIn(row, 'ordinal') - numberIn(other, 'ordinal'))
      .map((row) => argumentOf(row, numberIn(row, 'ordinal'))),
  }
}

/** What the kernels of a module are called with. */
export function kernelInputs(reflection: ModuleReflection): readonly KernelInputs[] {
  return reflection.kernels.map((kernel) => kernelOf(kernel, reflection.arguments))
}
