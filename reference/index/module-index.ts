import type { Environment } from '#spec/environments'
import { enumerantByName, instructions as grammar } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Parsed } from '../decode/parse.ts'
import { instructionPlan } from '../decode/plans.ts'
import type {
  Block,
  Decoration,
  Instruction,
  Instructions,
  Module,
  Function as ModuleFunction,
} from '../module.ts'
import { extensionsIn, impliedCapabilities } from './capabilities.ts'
import { type Decorations, decorationsOf } from './decorations.ts'
import { type Functions, functionsOf } from './functions.ts'
import { eachId, type OrdinalsById, usesOf } from './ids.ts'
import { InstructionViews, type ViewRoom } from './instruction.ts'
import { hasOpcode, instructionsWith, mostOpcodes } from './opcode-chains.ts'
import { integerValue, pooledString } from './values.ts'

const none: readonly never[] = []

const opExtInstImport = opcodeOf('OpExtInstImport')
const opFunction = opcodeOf('OpFunction')

/** Users of an id that are kept: this number of lists, each with this number of users at most. */
const mostLists = 4096
const mostUsers = 256

/** Lists of instructions with one opcode are kept up to this length. */
const mostListed = 1024

/** A longer list is kept as well once it has been asked for so often, since some checks ask for each function or instruction. */
const oftenAsked = 32

function opcodesIn({ words, frames: { starts, count } }: Parsed): Uint32Array {
  const bits = new Uint32Array(mostOpcodes / 32)
  for (let index = 0; index < count; index++) {
    const opcode = (words[starts[index] as number] as number) & 0xffff
    // Beyond the end nothing is set.
    bits[opcode >>> 5] = (bits[opcode >>> 5] as number) | (1 << (opcode & 31))
  }
  return bits
}

/** Opcodes by the names of instructions, aliases included. */
const opcodes = new Map(
  grammar.flatMap(({ opcode, name, aliases }) =>
    [name, ...aliases].map((spelling) => [spelling, opcode] as const),
  ),
)

/** Opcodes as a table, by the set that names them: sets are constants of the callers. */
const tables = new WeakMap<ReadonlySet<number>, Uint8Array>()

function tableOf(opcodes: ReadonlySet<number>): Uint8Array {
  let table = tables.get(opcodes)
  if (table === undefined) {
    table = new Uint8Array(mostOpcodes)
    for (const opcode of opcodes) table[opcode] = 1
    tables.set(opcodes, table)
  }
  return table
}

/** Ordinal of the first function; the ordinal of the end if there is none. */
function firstBody({ words, frames: { starts, count } }: Parsed): number {
  let index = 0
  while (index < count && ((words[starts[index] as number] as number) & 0xffff) !== opFunction)
    index++
  return index
}

/** The look-ups of a module over its words. Each index is built when it is first asked for. */
export class ModuleIndex implements Module {
  readonly words: Uint32Array
  readonly version: number
  readonly bound: number
  readonly environment: Environment
  readonly place: number
  readonly #parsed: Parsed
  readonly #views: InstructionViews
  #opcodes: Uint32Array | undefined
  #byOpcode: Map<number, readonly Instruction[]> | undefined
  #timesAsked: Map<number, number> | undefined
  #ordinalsByOpcode: Map<number, number[]> | undefined
  #importNames: Map<number, string> | undefined
  #uses: OrdinalsById | undefined
  #used: Map<number, readonly Instruction[]> | undefined
  #capabilities: ReadonlySet<string> | undefined
  #extensions: ReadonlySet<string> | undefined
  #decorations: Decorations | undefined
  #functions: Functions | undefined

  constructor(parsed: Parsed, environment: Environment, place = 0, room?: ViewRoom) {
    this.words = parsed.words
    this.version = parsed.words[1] ?? 0
    this.bound = parsed.words[3] ?? 0
    this.environment = environment
    this.place = place
    this.#parsed = parsed
    this.#views = new InstructionViews(parsed.walker, firstBody(parsed), room)
  }

  get instructions(): Instructions {
    return this.#views
  }

  opcodeAt(index: number): number {
    const { words, frames } = this.#parsed
    return (words[frames.starts[index] as number] as number) & 0xffff
  }

  wordAt(index: number): number {
    return this.#parsed.frames.starts[index] as number
  }

  each(opcodes: ReadonlySet<number>, visit: (instruction: Instruction) => void): void {
    const wanted = tableOf(opcodes)
    const { words, frames } = this.#parsed
    const { starts, count } = frames
    for (let index = 0; index < count; index++)
      if (wanted[(words[starts[index] as number] as number) & 0xffff] === 1)
        visit(this.#views.get(index))
  }

  has(opcode: number): boolean {
    if (this.#views.keepsAll) return hasOpcode(this.#parsed, opcode, this.place)
    this.#opcodes ??= opcodesIn(this.#parsed)
    return (((this.#opcodes[opcode >>> 5] ?? 0) >>> (opcode & 31)) & 1) === 1
  }

  all(name: string): readonly Instruction[] {
    const opcode = opcodes.get(name)
    if (opcode === undefined) return [...this.instructions].filter((row) => row.name === name)
    if (!this.has(opcode)) return none
    if (this.#views.keepsAll) return instructionsWith(this.#parsed, this.#views, opcode, this.place)
    this.#byOpcode ??= new Map()
    let list = this.#byOpcode.get(opcode)
    if (list === undefined) {
      list = this.#ordinals(opcode).map((index) => this.#views.get(index))
      this.#timesAsked ??= new Map()
      const times = (this.#timesAsked.get(opcode) ?? 0) + 1
      this.#timesAsked.set(opcode, times)
      if (list.length <= mostListed || times >= oftenAsked) this.#byOpcode.set(opcode, list)
    }
    return list
  }

  definition(id: number): Instruction | undefined {
    const index = this.definitionIndex(id)
    return index < 0 ? undefined : this.#views.get(index)
  }

  definitionIndex(id: number): number {
    return this.#parsed.walker.declarations.definition(id)
  }

  typeOf(id: number): Instruction | undefined {
    // Read from the words: for instructions in bodies, a view would have to be made.
    const index = this.definitionIndex(id)
    if (index < 0) return this.definition(0)
    const { words, frames } = this.#parsed
    const start = frames.starts[index] as number
    const first = words[start] as number
    const hasType = instructionPlan(first & 0xffff)?.typeWords === 1 && first >>> 16 > 1
    return this.definition(hasType ? (words[start + 1] as number) : 0)
  }

  uses(id: number): readonly Instruction[] {
    this.#used ??= new Map()
    let users = this.#used.get(id)
    if (users === undefined) {
      this.#uses ??= usesOf(this.#parsed.walker, this.bound, this.place)
      users = this.#uses.of(id).map((index) => this.#views.get(index))
      if (this.#used.size < mostLists && users.length <= mostUsers) this.#used.set(id, users)
    }
    return users
  }

  get capabilities(): ReadonlySet<string> {
    this.#capabilities ??= impliedCapabilities(this.all('OpCapability'), this.words)
    return this.#capabilities
  }

  get extensions(): ReadonlySet<string> {
    this.#extensions ??= extensionsIn(
      this.all('OpExtension').map(({ word, wordCount }) =>
        pooledString(this.words, word + 1, word + wordCount),
      ),
    )
    return this.#extensions
  }

  eachId(index: number, visit: (id: number, word: number) => void): void {
    eachId(this.#parsed.walker, index, visit)
  }

  importName(id: number): string | undefined {
    const known = this.#importNames?.get(id)
    if (known !== undefined) return known
    const definition = this.definition(id)
    if (definition?.opcode !== opExtInstImport) return undefined
    const name = this.string(definition.word + 2)
    this.#importNames ??= new Map()
    this.#importNames.set(id, name)
    return name
  }

  decorations(id: number): readonly Decoration[] {
    return this.#annotations().of(id)
  }

  memberDecorations(id: number): readonly Decoration[] {
    return this.#annotations().ofMembers(id)
  }

  isDecorated(id: number, decoration: string): boolean {
    const value = enumerantByName('Decoration', decoration)?.value
    return value !== undefined && this.#annotations().carries(id, value)
  }

  string(word: number): string {
    return pooledString(this.words, word, this.#endAround(word))
  }

  integerValue(id: number): bigint | undefined {
    return integerValue(this, id)
  }

  get functions(): readonly ModuleFunction[] {
    return this.#bodies().functions
  }

  functionOf({ index }: Pick<Instruction, 'index'>): ModuleFunction | undefined {
    return this.#bodies().functionOf(index)
  }

  blockOf({ index }: Pick<Instruction, 'index'>): Block | undefined {
    return this.#bodies().blockOf(index)
  }

  /** The instructions with that opcode, in a module that does not keep all views. */
  #ordinals(opcode: number): readonly number[] {
    this.#ordinalsByOpcode ??= new Map()
    let ordinals = this.#ordinalsByOpcode.get(opcode)
    if (ordinals === undefined) {
      ordinals = []
      const { count } = this.#parsed.frames
      for (let index = 0; index < count; index++)
        if (this.opcodeAt(index) === opcode) ordinals.push(index)
      this.#ordinalsByOpcode.set(opcode, ordinals)
    }
    return ordinals
  }

  #annotations(): Decorations {
    this.#decorations ??= decorationsOf(this)
    return this.#decorations
  }

  #bodies(): Functions {
    const { words, frames } = this.#parsed
    this.#functions ??= functionsOf({ words, frames, views: this.#views })
    return this.#functions
  }

  /** The word after the instruction that `word` lies in; the end of the words where it lies in none. */
  #endAround(word: number): number {
    const { starts, count } = this.#parsed.frames
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((starts[middle + 1] as number) <= word) low = middle + 1
      else high = middle
    }
    return low < count ? (starts[low + 1] as number) : this.words.length
  }
}
