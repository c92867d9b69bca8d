import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import type { Instruction } from '#spec/grammar/types'
import { lineOf, linesIn, textOfLine } from '../assembly/line.ts'
import { newestOfKernels } from '../words/versions.ts'
import type { Pieces } from './pieces.ts'

/** An extension that asks for a later version. */
const later = 'SPV_KHR_cooperative_matrix'

/** Whether the newest version that OpenCL takes has what a row of the grammar describes, by an extension or not. */
function isIn(row: Pick<Instruction, 'version'> | undefined): boolean {
  return row === undefined || row.version === null || row.version <= newestOfKernels
}

/** Whether instructions, capabilities and extensions ask for no later version than the newest that OpenCL takes. */
export function isForKernels(
  instructions: readonly string[],
  capabilities: readonly string[],
  extensions: string,
): boolean {
  return (
    !extensions.includes(later) &&
    instructions.every((name) => isIn(instructionByName(name))) &&
    capabilities.every((name) => isIn(enumerantByName('Capability', name)))
  )
}

/**
 * Whether pieces are of a kernel that names nothing which later versions bring, and whose interface has no alternatives.
 *
 * @param text of the module and of its ways.
 */
export function isOfKernels({ entryPoints = '', interfaces = '' }: Pieces, text: string): boolean {
  const names = text.match(/\bOp[A-Z]\w+/g) ?? []
  const capabilities = Array.from(text.matchAll(/OpCapability (\w+)/g), ([, name = '']) => name)
  return (
    !`${entryPoints}${interfaces}`.includes('{') &&
    !capabilities.includes('Shader') &&
    capabilities.includes('Kernel') &&
    isForKernels(names, capabilities, text)
  )
}

/** Storage classes of variables that interfaces list before version 1.4. */
const oldClasses: ReadonlySet<string> = new Set(['Input', 'Output'])

/** The pieces for the version of kernels, in which interfaces list variables in Input and Output alone. */
export function withOldInterface(pieces: Pieces): Pieces {
  const { entryPoints, interfaces = '', declarations = '' } = pieces
  const declared = new Set(
    linesIn(declarations).flatMap((text) => {
      const { result, opcode, operands } = lineOf(text)
      return result !== undefined && opcode === 'OpVariable' && oldClasses.has(operands[1] ?? '')
        ? result
        : []
    }),
  )
  const isListed = (id: string) =>
    declared.has(id) || [...oldClasses].some((storage) => id.startsWith(`%variable_${storage}_`))
  return {
    ...pieces,
    interfaces: interfaces
      .split(/\s+/)
      .filter((id) => isListed(id))
      .join(' '),
    ...(entryPoints !== undefined && {
      entryPoints: linesIn(entryPoints)
        .map((text) => {
          const { opcode, operands } = lineOf(text)
          const [model = '', main = '', name = '', ...ids] = operands
          return opcode === 'OpEntryPoint'
            ? textOfLine({ opcode, operands: [model, main, name, ...ids.filter(isListed)] })
            : text
        })
        .join('\n'),
    }),
  }
}
