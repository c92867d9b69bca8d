import type { Environment } from '#spec/environments'
import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import { literalString } from '../decode/literal-string.ts'
import type { Parsed } from '../decode/parse.ts'
import type {
  Block,
  Decoration,
  Instruction,
  Module,
  Function as ModuleFunction,
} from '../module.ts'
import { impliedCapabilities } from './capabilities.ts'
import { type Decorations, decorationsOf } from './decorations.ts'
import { type Functions, functionsOf } from './functions.ts'
import { DecodedInstruction } from './instruction.ts'
import { integerValue } from './integer-value.ts'
import { type Uses, usesOf } from './uses.ts'

const none: readonly never[] = []

const opExtInstImport = 11
/** The look-ups of a module over its words. Each index is built when it is first asked for. */
export class ModuleIndex implements Module {
  readonly words: Uint32Array
  readonly version: number
  readonly bound: number
  readonly environment: Environment
  readonly #parsed: Parsed
  #instructions: DecodedInstruction[] | undefined
  #byName: Map<string, Instruction[]> | undefined
  #uses: Uses | undefined
  #used: Map<number, readonly Instruction[]> | undefined
  #capabilities: ReadonlySet<string> | undefined
  #extensions: ReadonlySet<string> | undefined
  #decorations: Decorations | undefined
  #functions: Functions | undefined

  constructor(parsed: Parsed, environment: Environment) {
    this.words = parsed.words
    this.version = parsed.words[1] ?? 0
    this.bound = parsed.words[3] ?? 0
    this.environment = environment
    this.#parsed = parsed
  }

  get instructions(): readonly Instruction[] {
    let all = this.#instructions
    if (all === undefined) {
      const { walker, frames } = this.#parsed
      all = []
      for (let index = 0; index < frames.count; index++)
        all.push(new DecodedInstruction(walker, index))
      this.#instructions = all
    }
    return all
  }

  all(name: string): readonly Instruction[] {
    if (this.#byName === undefined) {
      this.#byName = new Map()
      for (const instruction of this.instructions) {
        const list = this.#byName.get(instruction.name)
        if (list === undefined) this.#byName.set(instruction.name, [instruction])
        else list.push(instruction)
      }
    }
    return this.#byName.get(name) ?? this.#byName.get(instructionByName(name)?.name ?? '') ?? none
  }

  definition(id: number): Instruction | undefined {
    const index = this.#parsed.walker.declarations.definition(id)
    return index < 0 ? undefined : this.instructions[index]
  }

  typeOf(id: number): Instruction | undefined {
    return this.definition(this.definition(id)?.resultType ?? 0)
  }

  uses(id: number): readonly Instruction[] {
    this.#used ??= new Map()
    let users = this.#used.get(id)
    if (users === undefined) {
      this.#uses ??= usesOf(this.#parsed.walker, this.bound)
      users = this.#uses.of(id).map((index) => this.instructions[index] as Instruction)
      this.#used.set(id, users)
    }
    return users
  }

  get capabilities(): ReadonlySet<string> {
    if (this.#capabilities === undefined) {
      const names = new Set<string>()
      for (const { operands } of this.all('OpCapability'))
        for (const name of impliedCapabilities(operands[0]?.value ?? -1)) names.add(name)
      this.#capabilities = names
    }
    return this.#capabilities
  }

  get extensions(): ReadonlySet<string> {
    this.#extensions ??= new Set(this.all('OpExtension').map(({ word }) => this.string(word + 1)))
    return this.#extensions
  }

  importName(id: number): string | undefined {
    const definition = this.definition(id)
    return definition?.opcode === opExtInstImport ? this.string(definition.word + 2) : undefined
  }

  decorations(id: number): readonly Decoration[] {
    return this.#annotations().of(id)
  }

  memberDecorations(id: number): readonly Decoration[] {
    return this.#annotations().ofMembers(id)
  }

  isDecorated(id: number, decoration: string): boolean {
    const value = enumerantByName('Decoration', decoration)?.value
    return this.decorations(id).some((row) => row.decoration === value)
  }

  string(word: number): string {
    return literalString(this.words, word, this.#endAround(word))
  }

  integerValue(id: number): bigint | undefined {
    return integerValue(this, id)
  }

  get functions(): readonly ModuleFunction[] {
    return this.#bodies().functions
  }

  functionOf(instruction: Instruction): ModuleFunction | undefined {
    return this.#bodies().functionOf[instruction.index]
  }

  blockOf(instruction: Instruction): Block | undefined {
    return this.#bodies().blockOf[instruction.index]
  }

  #annotations(): Decorations {
    this.#decorations ??= decorationsOf(this.instructions)
    return this.#decorations
  }

  #bodies(): Functions {
    this.#functions ??= functionsOf(this.instructions)
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
