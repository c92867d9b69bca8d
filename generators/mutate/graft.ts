import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module, Words } from '../module.ts'
import { instructionOf } from '../words/instruction-of.ts'
import { alike, insertInstructions } from './changes.ts'

const opFunction = opcodeOf('OpFunction')
const opTypeFirst = opcodeOf('OpTypeVoid')
const opTypeMatrix = opcodeOf('OpTypeMatrix')

/** Ordinal of the first function, where declarations end. */
export function firstFunction({ instructions }: Module): number {
  const index = instructions.findIndex(({ opcode }) => opcode === opFunction)
  return index < 0 ? instructions.length : index
}

/**
 * Declarations to be put in front of the instruction with ordinal `index`, or of the first function where that comes
 * earlier.
 */
export function graft(module: Module, index: number) {
  const place = Math.min(index, firstFunction(module))
  const added: Instruction[] = []
  let bound = module.bound
  const before = () => [...module.instructions.slice(0, place), ...added]

  /** Adds a declaration with a new result, and returns the id of that; `words` are those after the first, without the result. */
  function add(name: string, ...words: Words): number {
    const result = bound++
    added.push(
      instructionOf(name, ...words.toSpliced(name.startsWith('OpType') ? 0 : 1, 0, result)),
    )
    return result
  }

  return {
    add,
    /** The id of a declaration like this one, whose result is at index `result`: one before the place, or a new one. */
    declare(declaration: Instruction, result: number): number {
      const found = before().find((each) => alike(each, declaration, result))?.words[result]
      if (found !== undefined) return found
      const id = bound++
      added.push({ ...declaration, words: declaration.words.with(result, id) })
      return id
    },
    /** A second declaration like that of a type, well formed or not; its id. */
    copy({ opcode, words }: Instruction): number {
      const result = bound++
      added.push({ opcode, words: [result, ...words.slice(1)] })
      return result
    },
    /**
     * The id of a scalar, vector or matrix type, which must not be declared twice: the one that is before the place, or
     * a new one. `undefined` where it is declared after the place only.
     */
    type(name: string, ...words: Words): number | undefined {
      const wanted = instructionOf(name, 0, ...words)
      const unique = wanted.opcode >= opTypeFirst && wanted.opcode <= opTypeMatrix
      const found = before().find((each) => alike(each, wanted, 0))
      if (found !== undefined) return found.words[0]
      const later = module.instructions.slice(place).some((each) => alike(each, wanted, 0))
      return unique && later ? undefined : add(name, ...words)
    },
    /** The module with the declarations. Ordinals from the place on have moved by `shift`. */
    done: () => ({
      module: { ...insertInstructions(module, place, ...added), bound },
      shift: added.length,
    }),
  }
}

/** New declarations on their way into a module, in front of one place. */
export type Graft = ReturnType<typeof graft>
