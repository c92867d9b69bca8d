import { opcodeSet } from './core/shared/grammar.ts'
import { terminations } from './index/functions.ts'
import type { Instruction, Module } from './module.ts'
import {
  type DebugInfo,
  debugInfoOf,
  debugInfoWithId,
} from './NonSemantic.Shader.DebugInfo/shared/debug-info.ts'
import { valueAt } from './NonSemantic.Shader.DebugInfo/shared/values.ts'
import { executing } from './shared/debug-sets.ts'

/** A place in the program that a module was compiled from. */
export interface SourcePlace {
  readonly file: string
  /** Counted from 1; 0 where an instruction comes from no line. */
  readonly line: number
  /** Counted from 1; 0 for the left edge, which is what compilers write that know no columns. */
  readonly column: number
}

/** The most characters of the name of a file; of a longer one, the end is shown. A module may have one name on every line. */
const mostOfName = 120

const terminates = opcodeSet(terminations)
const executes = opcodeSet(executing)
const [opLine, opNoLine] = [opcodeSet(['OpLine']), opcodeSet(['OpNoLine'])]

/** The names of files by the ids of their strings, each read once. */
function fileNames(module: Module): (id: number | undefined) => string {
  const known = new Map<number | undefined, string>()
  return (id) => {
    let name = known.get(id)
    if (name === undefined) {
      const definition = id === undefined ? undefined : module.definition(id)
      const [string] = definition?.operands ?? []
      const whole =
        definition?.name === 'OpString' && string !== undefined ? module.string(string.word) : ''
      name = whole.length > mostOfName ? `…${whole.slice(1 - mostOfName)}` : whole
      known.set(id, name)
    }
    return name
  }
}

/** The places of the instructions of a module, by their ordinals. */
export type SourcePlaces = (index: number) => SourcePlace | undefined

/**
 * The places that the instructions of a module come from: those of DebugLine, in the versions of
 * NonSemantic.Shader.DebugInfo that the text describes, and of OpLine if there are none. Either is for all that follows
 * in its block, up to the next one or to what ends it; an OpLine outside of blocks, up to the next one.
 */
export function sourcePlacesOf(module: Module): SourcePlaces {
  const starts: number[] = []
  const places: (SourcePlace | undefined)[] = []
  const nameOf = fileNames(module)
  let [plain, debug]: (SourcePlace | undefined)[] = []

  function note(index: number): void {
    const place = debug ?? plain
    if (places.at(-1) === place) return
    starts.push(index)
    places.push(place)
  }

  function ofDebugLine(info: DebugInfo): SourcePlace | undefined {
    const line = valueAt(module, info, 1)
    const source = debugInfoWithId(module, info.operands[0]?.value)
    if (line === undefined || source?.row?.name !== 'DebugSource') return undefined
    return { file: nameOf(source.operands[0]?.value), line, column: valueAt(module, info, 3) ?? 0 }
  }

  function ofLine({ operands: [file, line, column] }: Instruction): SourcePlace | undefined {
    if (file === undefined || line === undefined) return undefined
    return { file: nameOf(file.value), line: line.value, column: column?.value ?? 0 }
  }

  for (let index = 0; index < module.instructions.length; index++) {
    const opcode = module.opcodeAt(index)
    if (terminates({ opcode })) {
      plain = undefined
      debug = undefined
      note(index + 1)
      continue
    }
    if (opNoLine({ opcode })) plain = undefined
    else if (opLine({ opcode })) plain = ofLine(module.instructions.at(index) as Instruction)
    else if (executes({ opcode })) {
      const info = debugInfoOf(module, module.instructions.at(index) as Instruction)
      if (info?.row?.name === 'DebugNoLine') debug = undefined
      else if (info?.row?.name === 'DebugLine') debug = ofDebugLine(info)
      else continue
    } else continue
    note(index + 1)
  }

  return (index) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((starts[middle] as number) <= index) low = middle + 1
      else high = middle
    }
    return low === 0 ? undefined : places[low - 1]
  }
}

/** A place for a reader: `shader.comp:5:3`, without a column that is not known. Line breaks of a name are shown as escapes. */
export function sourcePlaceText({ file, line, column }: SourcePlace): string {
  const name = /[\p{Cc}\u2028\u2029]/u.test(file) ? JSON.stringify(file) : file
  return `${name}:${line}${column === 0 ? '' : `:${column}`}`
}
