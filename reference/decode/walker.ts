import { Declarations, type ImportedSet } from './declarations.ts'
import type { Frames } from './frames.ts'
import { isUtf8, paddedWithZeros, stringWordCount } from './literal-string.ts'
import { nonSemantic } from './non-semantic.ts'
import { type NumberType, paddedLiteral } from './number-type.ts'
import type { EnumerantPlan, InstructionPlan, KindPlan, OperandPlan } from './plan.ts'
import { coreKindPlan, instructionPlan } from './plans.ts'
import { shape } from './shape.ts'
import type { WalkFault } from './walk-fault.ts'

const opSwitch = 251
const opExtInstWithForwardRefsKHR = 4433

/**
 * Takes instructions apart. A walk leaves the operands of one instruction in `kinds` and `at`, to be read before the
 * next walk; nothing is allocated for it. Types, imports and selectors count where an earlier instruction declares
 * them, as in a single pass over the module.
 */
export class Walker {
  /** Operand kinds of the walked instruction, `length` of them. */
  readonly kinds: KindPlan[] = []
  /** Word index of each operand's first word; entry `length` is the word after the last operand. */
  at: Uint32Array = new Uint32Array(32)
  length = 0
  /** Whether every word of the walked instruction is part of one of its operands. */
  whole = false
  /** Plan of the walked instruction; `null` where its opcode is unknown. */
  plan: InstructionPlan | null = null
  /** Plan of the extended instruction that the walked instruction executes, and its set. */
  extended: InstructionPlan | undefined
  set: ImportedSet | undefined
  /** Faults of the walked instruction; the last one may have ended the walk early. */
  readonly faults: WalkFault[] = []

  readonly words: Uint32Array
  readonly frames: Frames
  readonly declarations: Declarations
  #index = 0
  /** Ordinal of the instruction that `#type` is for. */
  #typed = -1
  #type: NumberType | undefined
  #end = 0
  #cursor = 0

  /** @param bound of the header: only a hint of how densely ids lie. */
  constructor(words: Uint32Array, frames: Frames, bound: number) {
    this.words = words
    this.frames = frames
    this.declarations = new Declarations(words, frames, bound)
  }

  /** The type of the literals of the walked instruction: of its result, or of the selector of a switch. */
  literalType(): NumberType | undefined {
    if (this.#typed !== this.#index) {
      this.#typed = this.#index
      const id = this.words[(this.frames.starts[this.#index] as number) + 1] as number
      this.#type =
        this.plan?.opcode === opSwitch
          ? this.declarations.numberTypeOf(id, this.#index)
          : this.declarations.numberType(id, this.#index)
    }
    return this.#type
  }

  /** Walks the instruction with that ordinal. */
  walk(index: number): void {
    const start = this.frames.starts[index] as number
    this.#index = index
    this.#end = this.frames.starts[index + 1] as number
    this.#cursor = start + 1
    this.length = 0
    if (this.faults.length > 0) this.faults.length = 0
    this.extended = undefined
    this.set = undefined
    this.#typed = -1
    const plan = instructionPlan((this.words[start] as number) & 0xffff)
    this.plan = plan
    if (plan === null) this.#fault({ fault: 'unknown-opcode', word: start })
    this.whole = plan !== null && this.#instruction(plan)
    this.at[this.length] = this.#cursor
  }

  #fault(fault: WalkFault): false {
    this.faults.push(fault)
    return false
  }

  #push(kind: KindPlan, wordCount: number): void {
    const length = this.length
    this.kinds[length] = kind
    if (length + 1 >= this.at.length) {
      const grown = new Uint32Array(this.at.length * 4)
      grown.set(this.at)
      this.at = grown
    }
    this.at[length] = this.#cursor
    this.length = length + 1
    this.#cursor += wordCount
  }

  #instruction(plan: InstructionPlan): boolean {
    if (this.#cursor + plan.typeWords + plan.resultWords > this.#end) {
      const missing = this.#cursor + plan.typeWords > this.#end ? 'IdResultType' : 'IdResult'
      return this.#fault({
        fault: 'operand-missing',
        word: this.#cursor,
        kind: coreKindPlan(missing),
      })
    }
    this.#cursor += plan.typeWords + plan.resultWords
    let operands = plan.operands
    let next = 0
    while (next < operands.length) {
      const operand = operands[next++] as OperandPlan
      const last = operand.kind.shape
      if (operand.quantifier === '*') {
        while (this.#cursor < this.#end) if (!this.#operand(operand)) return false
      } else if (this.#cursor >= this.#end) {
        if (operand.quantifier === '?') continue
        return this.#fault({
          fault: 'operand-missing',
          word: this.#cursor,
          operand,
          kind: operand.kind,
        })
      } else if (!this.#operand(operand)) return false
      if (last === shape.extended) {
        const extended = this.#extendedInstruction()
        if (extended === null) return false
        if (extended !== undefined) {
          operands = extended.operands
          next = 0
        }
      } else if (last === shape.embedded) {
        // Embedded instructions can embed one another to any depth, so this goes on in the loop and not in itself.
        const embedded = instructionPlan((this.words[this.#cursor - 1] as number) & 0xffff)
        if (embedded === null || (this.words[this.#cursor - 1] as number) > 0xffff) {
          return this.#fault({
            fault: 'unknown-opcode',
            word: this.#cursor - 1,
            kind: operand.kind,
          })
        }
        operands = embedded.operands
        next = 0
      }
    }
    if (this.#cursor === this.#end) return true
    this.#fault({ fault: 'operand-excess', word: this.#cursor })
    // What follows can be nothing but ids in these, so the words keep a meaning.
    const nothingButIds =
      plan.opcode === opExtInstWithForwardRefsKHR || this.set?.name.startsWith(nonSemantic) === true
    if (nothingButIds) while (this.#cursor < this.#end) this.#push(coreKindPlan('IdRef'), 1)
    return nothingButIds
  }

  /** `undefined`: nothing is known of its operands but that they are ids; `null`: nothing is known at all. */
  #extendedInstruction(): InstructionPlan | undefined | null {
    const id = this.words[this.#cursor - 2] as number
    const set = this.declarations.importedSet(id, this.#index)
    this.set = set
    if (set?.plan === undefined) return undefined
    this.extended = set.plan.instruction(this.words[this.#cursor - 1] as number)
    if (this.extended !== undefined || set.name.startsWith(nonSemantic)) return this.extended
    this.#fault({ fault: 'unknown-extended-instruction', word: this.#cursor - 1 })
    return null
  }

  /** Takes one operand with what belongs to it; at least one word is left. */
  #operand(operand: OperandPlan): boolean {
    const kind = operand.kind
    switch (kind.shape) {
      case shape.value:
        return this.#value(kind)
      case shape.mask:
        return this.#mask(kind)
      case shape.string:
        return this.#string(kind, operand)
      case shape.number:
        return this.#number(kind, operand)
      case shape.pair:
        for (const part of kind.parts) {
          if (this.#cursor >= this.#end)
            return this.#fault({
              fault: 'operand-missing',
              word: this.#cursor,
              operand,
              kind: part,
            })
          this.#push(part, 1)
        }
        return true
      case shape.numberAndId:
        return this.#numberAndId(kind, operand)
      default:
        this.#push(kind, 1)
        return true
    }
  }

  /** Half a pair at the end is a fault, but no word is without meaning, so the walk is whole. */
  #pair({ parts }: KindPlan, operand: OperandPlan): true {
    const [first, second] = parts as readonly [KindPlan, KindPlan]
    this.#push(first, 1)
    if (this.#cursor < this.#end) this.#push(second, 1)
    else this.#fault({ fault: 'operand-missing', word: this.#cursor, operand, kind: second })
    return true
  }

  #parameters(enumerant: EnumerantPlan): boolean {
    const { parameters } = enumerant
    for (let n = 0; n < parameters.length; n++) {
      const operand = parameters[n] as OperandPlan
      if (operand.quantifier === '*') {
        while (this.#cursor < this.#end) if (!this.#operand(operand)) return false
      } else if (this.#cursor < this.#end) {
        if (!this.#operand(operand)) return false
      } else if (operand.quantifier === '') {
        const { kind } = operand
        return this.#fault({ fault: 'operand-missing', word: this.#cursor, operand, kind })
      }
    }
    return true
  }

  #value(kind: KindPlan): boolean {
    const enumerant = kind.enumerants.get(this.words[this.#cursor] as number)
    if (enumerant === undefined)
      return this.#fault({ fault: 'unknown-enumerant', word: this.#cursor, kind })
    this.#push(kind, 1)
    return enumerant.parameters.length === 0 || this.#parameters(enumerant)
  }

  #mask(kind: KindPlan): boolean {
    const value = this.words[this.#cursor] as number
    if ((value & ~kind.knownBits) !== 0)
      return this.#fault({ fault: 'unknown-enumerant', word: this.#cursor, kind })
    this.#push(kind, 1)
    let bits = value & kind.bitsWithParameters
    while (bits !== 0) {
      const bit = (bits & -bits) >>> 0
      bits &= bits - 1
      const enumerant = kind.enumerants.get(bit)
      if (enumerant !== undefined && !this.#parameters(enumerant)) return false
    }
    return true
  }

  #string(kind: KindPlan, operand: OperandPlan): boolean {
    const start = this.#cursor
    const count = stringWordCount(this.words, start, this.#end)
    if (count === 0) {
      this.#push(kind, this.#end - start)
      return this.#fault({ fault: 'string-terminated', word: start, operand, kind })
    }
    if (!paddedWithZeros(this.words[start + count - 1] as number))
      this.#fault({ fault: 'string-padding-zero', word: start + count - 1, operand, kind })
    if (!isUtf8(this.words, start, count))
      this.#fault({ fault: 'string-utf-8', word: start, operand, kind })
    this.#push(kind, count)
    return true
  }

  #literal(kind: KindPlan, operand: OperandPlan, type: NumberType): boolean {
    const count = Math.max(1, Math.ceil(type.width / 32))
    if (this.#cursor + count > this.#end)
      return this.#fault({ fault: 'operand-missing', word: this.#cursor, operand, kind })
    const last = this.#cursor + count - 1
    if (!paddedLiteral(type, this.words[last] as number))
      this.#fault({ fault: 'literal-padding', word: last, operand, kind })
    this.#push(kind, count)
    return true
  }

  #number(kind: KindPlan, operand: OperandPlan): boolean {
    const type = this.literalType()
    if (type !== undefined && type.width > 0) return this.#literal(kind, operand, type)
    // Nobody can say where a number without a type ends; that the type is wrong is another rule's blame.
    this.#push(kind, this.#end - this.#cursor)
    return true
  }

  #numberAndId(kind: KindPlan, operand: OperandPlan): boolean {
    const [number, id] = kind.parts as readonly [KindPlan, KindPlan]
    const type = this.literalType()
    if (type !== undefined && type.width > 0) {
      if (!this.#literal(number, operand, type)) return false
    } else {
      this.#push(number, 1)
      if (this.#cursor >= this.#end) return true
    }
    if (this.#cursor >= this.#end)
      return this.#fault({ fault: 'operand-missing', word: this.#cursor, operand, kind: id })
    this.#push(id, 1)
    return true
  }
}
