import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check, Fault } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { walkIndexes } from '../access-chains.ts'
import { isConstantInstruction } from '../shared/constants.ts'
import { enumerantSet } from '../shared/grammar.ts'
import { operandWord } from '../shared/operands.ts'
import {
  hasVariablePointers,
  isLogicalPointer,
  mayBeVariable,
  variablePointers,
} from '../shared/pointers.ts'
import { checksOf, perModule } from '../shared/surveys.ts'
import { isAnyArrayType, isMatrixType, isStructType, storageClassOf } from '../shared/types.ts'
import { isSilent } from '../shared/variables.ts'

const rule = 'core/variable-pointer-not-into-matrix'
const opTypeMatrix = opcodeOf('OpTypeMatrix')
const chains: ReadonlySet<string> = new Set(['OpAccessChain', 'OpInBoundsAccessChain'])
const choosingOrStepping = ['OpSelect', 'OpPhi', 'OpPtrAccessChain']
const ofOneInvocation: ReadonlySet<number> = enumerantSet('StorageClass', 'Function', 'Private')

/** Literal indexes from a composite to a part of it; none for the value itself. */
type Path = readonly number[]

/** A value that is a pointer into a matrix, or that holds one at a path. */
interface MatrixHolder {
  readonly id: number
  readonly path: Path
}

/** Longer paths are not followed. */
const longestPath = 8

/** Instructions with more operands are looked into once, however many of these are followed. */
const manyOperands = 16

function keyOf({ id, path }: MatrixHolder): string {
  return `${id}:${path.join()}`
}

function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && start.every((index, depth) => path[depth] === index)
}

function selectsFromMatrix(module: Module, chain: Instruction): boolean {
  let selects = false
  walkIndexes(module, chain, (type) => {
    selects ||= isMatrixType(type)
  })
  return selects
}

/** A part of a variable that an instruction reaches: the variable, and the constant indexes of an access chain on it. */
type MatrixPart = MatrixHolder

/** The values loaded from and stored in the Function and Private variables of a module that nothing else touches. */
interface Memory {
  /** The part that an OpLoad or OpStore reaches, by the ordinal of the instruction; absent for other memory. */
  readonly parts: ReadonlyMap<number, MatrixPart>
  /** Keyed by the key of a part, how many values are put into it as a whole, initializers included. */
  readonly stores: ReadonlyMap<string, number>
  /** Keyed by the key of a part, the ids that are loaded from it as a whole. */
  readonly loads: ReadonlyMap<string, readonly number[]>
}

function constantPath(module: Module, { operands }: Instruction): Path | undefined {
  const path: number[] = []
  for (const { value } of operands.slice(1)) {
    const index = isConstantInstruction(module.definition(value))
      ? module.integerValue(value)
      : undefined
    if (index === undefined || path.length === longestPath) return undefined
    path.push(Number(index))
  }
  return path
}

/** The accesses of a variable, each with its path; `undefined` where it is used in another way. */
function accessesOf(
  module: Module,
  { result }: Instruction,
): readonly (readonly [Instruction, Path])[] | undefined {
  const accesses: (readonly [Instruction, Path])[] = []
  const add = (pointer: number, path: Path): boolean =>
    module.uses(pointer).every((user) => {
      if (user.name === 'OpEntryPoint' || isSilent(module, user)) return true
      if (user.valueAt(0) !== pointer) return false
      if (user.name === 'OpStore' && user.valueAt(1) === pointer) return false
      if (user.name === 'OpLoad' || user.name === 'OpStore') {
        accesses.push([user, path])
        return true
      }
      const further = chains.has(user.name) && path.length === 0 && constantPath(module, user)
      return further && further.length > 0 ? add(user.result, further) : false
    })
  return add(result, []) ? accesses : undefined
}

const memoryOf = perModule((module): Memory => {
  const parts = new Map<number, MatrixPart>()
  const stores = new Map<string, number>()
  const loads = new Map<string, number[]>()
  for (const variable of module.all('OpVariable')) {
    if (!ofOneInvocation.has(variable.valueAt(0) ?? -1)) continue
    const id = variable.result
    if (variable.operands.length > 1) stores.set(keyOf({ id, path: [] }), 1)
    for (const [access, path] of accessesOf(module, variable) ?? []) {
      const part = { id, path }
      const key = keyOf(part)
      parts.set(access.index, part)
      if (access.name === 'OpStore') stores.set(key, (stores.get(key) ?? 0) + 1)
      else if (loads.has(key)) loads.get(key)?.push(access.result)
      else loads.set(key, [access.result])
    }
  }
  return { parts, stores, loads }
})

/** Results of the calls of each function. */
const callsByCallee = perModule((module): ReadonlyMap<number, readonly number[]> => {
  const calls = new Map<number, number[]>()
  for (const call of module.all('OpFunctionCall')) {
    const callee = call.valueAt(0) ?? 0
    const before = calls.get(callee)
    if (before === undefined) calls.set(callee, [call.result])
    else before.push(call.result)
  }
  return calls
})

/** Follows pointers into matrices through a module, and collects what makes variable pointers of them. */
class Pursuit {
  readonly faults: Fault[] = []
  readonly #module: Module
  readonly #variable: ReadonlySet<number>
  /** In the order in which they are found; what is added while it is walked comes at its end. */
  readonly #holders = new Map<string, MatrixHolder>()
  /** Ordinals of the stores that put such a pointer into a part, by its key. */
  readonly #stored = new Map<string, Set<number>>()
  readonly #returned = new Set<string>()
  /** Keyed by the ordinal of an instruction with many operands, the places of each id among them. */
  readonly #places = new Map<number, ReadonlyMap<number, readonly number[]>>()
  /** Uses that are still followed: who uses many parts of one composite often must not make it slow. */
  #room: number

  constructor(module: Module) {
    this.#module = module
    this.#variable = variablePointers(module)
    this.#room = 8 * module.words.length
    for (const name of chains)
      for (const chain of module.all(name))
        if (!this.#variable.has(chain.valueAt(0) ?? 0) && selectsFromMatrix(module, chain))
          this.#add(chain.result, [])
    for (const holder of this.#holders.values())
      for (const user of module.uses(holder.id)) {
        if (this.#room-- <= 0) break
        this.#follow(holder, user)
      }
    for (const chain of module.all('OpPtrAccessChain'))
      if (
        this.#isLogical(chain.result) &&
        !this.#variable.has(chain.valueAt(0) ?? 0) &&
        selectsFromMatrix(module, chain)
      )
        this.#say(chain.word, 'the indexes select from a matrix')
  }

  #say(word: number, message: string): void {
    this.faults.push({ rule, word, message })
  }

  #isLogical(id: number): boolean {
    return isLogicalPointer(this.#module, this.#module.typeOf(id))
  }

  /** Whether a variable pointer may point where a pointer does; if not, that is what is wrong. */
  #mayBeVariable(id: number): boolean {
    return (
      this.#isLogical(id) && mayBeVariable(this.#module, storageClassOf(this.#module.typeOf(id)))
    )
  }

  #add(id: number, path: Path): void {
    const holder = { id, path }
    const key = keyOf(holder)
    if (path.length > longestPath || this.#room <= 0 || this.#holders.has(key)) return
    this.#holders.set(key, holder)
  }

  #placesOf(id: number, { index, operands }: Instruction): readonly number[] {
    if (operands.length <= manyOperands)
      return operands.flatMap(({ value }, place) => (value === id ? [place] : []))
    let places = this.#places.get(index)
    if (places === undefined) {
      const found = new Map<number, number[]>()
      for (const [place, { value }] of operands.entries()) {
        const before = found.get(value)
        if (before === undefined) found.set(value, [place])
        else before.push(place)
      }
      places = found
      this.#places.set(index, places)
    }
    return places.get(id) ?? []
  }

  #follow({ id, path }: MatrixHolder, user: Instruction): void {
    const { name, result } = user
    if (path.length === 0 && choosingOrStepping.includes(name)) {
      if (this.#isLogical(result))
        for (const place of this.#placesOf(id, user))
          this.#say(operandWord(user, place), `${id} points into a matrix`)
    } else if (chains.has(name)) {
      if (path.length === 0 && user.valueAt(0) === id) this.#add(result, [])
    } else if (name === 'OpCopyObject') this.#add(result, path)
    else if (name === 'OpFunctionCall') this.#pass(id, path, user)
    else if (name === 'OpReturnValue') this.#return(id, path, user)
    else if (name === 'OpStore') {
      if (user.valueAt(1) === id) this.#store(path, user)
    } else this.#compose(id, path, user)
  }

  #compose(id: number, path: Path, user: Instruction): void {
    const { name, operands, result } = user
    if (name === 'OpCompositeConstruct') {
      const type = this.#module.typeOf(result)
      if (isStructType(type) || isAnyArrayType(type))
        for (const place of this.#placesOf(id, user)) this.#add(result, [place, ...path])
    } else if (operands.length > longestPath) return
    else if (name === 'OpCompositeExtract') {
      const indexes = operands.slice(1).map(({ value }) => value)
      if (startsWith(path, indexes)) this.#add(result, path.slice(indexes.length))
    } else if (name === 'OpCompositeInsert') {
      const indexes = operands.slice(2).map(({ value }) => value)
      if (user.valueAt(0) === id) this.#add(result, [...indexes, ...path])
      if (user.valueAt(1) === id && !startsWith(path, indexes)) this.#add(result, path)
    }
  }

  #pass(id: number, path: Path, call: Instruction): void {
    const callee = this.#module.definition(call.valueAt(0) ?? 0)
    const parameters = (callee && this.#module.functionOf(callee)?.parameters) ?? []
    for (const place of this.#placesOf(id, call)) {
      const parameter = parameters[place - 1]?.result
      if (parameter === undefined) continue
      this.#add(parameter, path)
      if (path.length === 0 && this.#variable.has(parameter) && this.#mayBeVariable(id))
        this.#say(operandWord(call, place), `${id} points into a matrix, for a variable pointer`)
    }
  }

  #return(id: number, path: Path, end: Instruction): void {
    const callee = this.#module.functionOf(end)?.definition.result
    if (callee === undefined) return
    const calls = callsByCallee(this.#module).get(callee)
    if (calls === undefined) return
    if (path.length === 0 && this.#mayBeVariable(id))
      this.#say(operandWord(end, 0), `${id} points into a matrix, and the function is called`)
    const key = keyOf({ id: callee, path })
    if (this.#returned.has(key)) return
    this.#returned.add(key)
    for (const result of calls) this.#add(result, path)
  }

  #store(path: Path, store: Instruction): void {
    const { parts, stores, loads } = memoryOf(this.#module)
    const part = parts.get(store.index)
    if (part === undefined) return
    const whole = { id: part.id, path: [...part.path, ...path] }
    const key = keyOf(whole)
    const stored = this.#stored.get(key) ?? new Set<number>()
    this.#stored.set(key, stored.add(store.index))
    let all = 0
    for (let length = 0; length <= whole.path.length; length++)
      all += stores.get(keyOf({ id: part.id, path: whole.path.slice(0, length) })) ?? 0
    if (stored.size < all) return
    for (let length = 0; length <= whole.path.length; length++) {
      const from = keyOf({ id: part.id, path: whole.path.slice(0, length) })
      for (const result of loads.get(from) ?? []) {
        if (this.#room-- <= 0) return
        this.#load(result, whole.path.slice(length))
      }
    }
  }

  #load(result: number, path: Path): void {
    this.#add(result, path)
    const word = this.#module.definition(result)?.word
    if (path.length === 0 && word !== undefined && this.#mayBeVariable(result))
      this.#say(word, `${result} is a pointer into a matrix that is loaded`)
  }
}

const none: readonly Fault[] = []

/** Section 2.16.1. */
export const checks: readonly Check[] = checksOf(
  perModule((module) =>
    hasVariablePointers(module) && module.has(opTypeMatrix) ? new Pursuit(module).faults : none,
  ),
  [rule],
  ['VariablePointersStorageBuffer', 'VariablePointers'],
)
