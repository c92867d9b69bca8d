import { instructions } from '#spec/grammar/grammar'
import { idsOf, lineOf, linesIn, opcodeIn } from '../assembly/line.ts'
import { isOpcode } from '../assembly/parsing.ts'
import { differing } from './differing.ts'
import type { Pair } from './pair.ts'
import { modulesOf, type PairModules } from './pair-makers.ts'
import { type TwinLine, twinLines } from './twin-lines.ts'

/** The change to one line: another line replaces it, it is removed, or a line is added. */
export type LineChange = 'replaced' | 'removed' | 'added'

/** A way of a pair that changes one line of its control. */
export interface LineEdit {
  readonly change: LineChange
  /** Slug of the rule that is broken. */
  readonly rule: string
  /** The line that is added, without the space around it; the one that is changed otherwise. */
  readonly line: string
  readonly variant: string
  readonly modules: PairModules
  readonly way: string
  /** Ordinal of the instruction that is added, in the broken module; of the anchor otherwise. */
  readonly at: number
  /**
   * The instruction of the control that a place in another module must resemble: the changed one; for an addition, what
   * it decorates, the entry point of its mode, the memory model for a capability, or the instruction after it.
   */
  readonly anchor: { readonly at: number; readonly opcode: number }
}

const opcodes = new Map(instructions.map(({ name, opcode }) => [name, opcode]))
const classes = new Map(instructions.map((row) => [row.name, row.class]))

/** Name of the instruction in a line of assembly; `undefined` where there is none. */
function nameIn(line = ''): string | undefined {
  const opcode = opcodeIn(line)
  return isOpcode(opcode) ? opcode : undefined
}

/** The lines of a control with what ways declare beside it, and the number of instructions before each. */
interface TwinOfWays {
  readonly twins: readonly TwinLine[]
  readonly lines: readonly string[]
  /** One number more than there are lines. */
  readonly ordinals: readonly number[]
  /** The same of the control's lines among them alone. */
  readonly ordinalsInControl: readonly number[]
}

function twinOfWays(control: string, twin: string): TwinOfWays {
  const twins = twinLines(control, twin)
  const [ordinals, ordinalsInControl] = [[0], [0]]
  let [instructionCount, countInControl] = [0, 0]
  for (const { text, isNew } of twins) {
    if (nameIn(text) !== undefined) {
      instructionCount++
      if (!isNew) countInControl++
    }
    ordinals.push(instructionCount)
    ordinalsInControl.push(countInControl)
  }
  return { twins, lines: twins.map(({ text }) => text), ordinals, ordinalsInControl }
}

/** Index of the line that an added one depends on; negative where there is none. */
function anchorOf(lines: readonly string[], place: number, added: string): number {
  const name = nameIn(added) ?? ''
  const [target] = idsOf(lineOf(added))
  switch (classes.get(name)) {
    case 'Annotation':
      return lines.findIndex((line) => line.startsWith(`${target} =`))
    case 'Mode-Setting':
      if (name.startsWith('OpExecutionMode'))
        return lines.findIndex(
          (line) => nameIn(line) === 'OpEntryPoint' && idsOf(lineOf(line)).includes(target ?? ''),
        )
      return name === 'OpCapability' ? lines.findIndex(isMemoryModel) : -1
    case 'Extension':
      return lines.findIndex(isMemoryModel)
    case 'Debug':
      return -1
    default:
      return lines.findIndex((line, index) => index >= place && nameIn(line) !== undefined)
  }
}

function isMemoryModel(line: string): boolean {
  return nameIn(line) === 'OpMemoryModel'
}

/** The ways of a pair that change one line, add one or take one out. Nothing is assembled yet. */
export function lineEditsOf(pair: Pair): readonly LineEdit[] {
  const modules = modulesOf(pair)
  // Most ways of a pair declare nothing, and have the same twin.
  const found = new Map<string, TwinOfWays>()
  const twinOf = (twin: string): TwinOfWays => {
    const made = found.get(twin) ?? twinOfWays(pair.control, twin)
    found.set(twin, made)
    return made
  }
  return Object.entries(pair.broken).flatMap(([way, { rule, module, twin }]): LineEdit[] => {
    if (typeof module !== 'string') return []
    const { twins, lines, ordinals, ordinalsInControl } = twinOf(twin ?? pair.control)
    const others = linesIn(module)
    const { at: place, gone, come } = differing(lines, others)
    if (gone > 1 || come > 1) return []
    const change = gone === 0 ? 'added' : come === 0 ? 'removed' : 'replaced'
    const line = (change === 'added' ? others : lines)[place] ?? ''
    if (change !== 'replaced' && lineOf(line).result !== undefined) return []
    const index = change === 'added' ? anchorOf(lines, place, line) : place
    const opcode = opcodes.get(nameIn(lines[index]) ?? '')
    if (opcode === undefined || twins[index]?.isNew !== false) return []
    const variant = `${pair.rule}-${pair.name}-${way}`
    const anchor = { at: ordinalsInControl[index] ?? 0, opcode }
    const ordinal = ordinals[place] ?? 0
    return [{ change, rule, line: line.trim(), variant, modules, way, at: ordinal, anchor }]
  })
}
