import { perModule } from '../core/shared/surveys.ts'
import type { Block, Instruction, Module } from '../module.ts'
import {
  type DebugInfo,
  debugInfoOf,
  debugInfosNamed,
  debugInfoWithId,
} from '../NonSemantic.Shader.DebugInfo/shared/debug-info.ts'
import { valueAt } from '../NonSemantic.Shader.DebugInfo/shared/values.ts'
import { stringOf } from '../shared/string-of.ts'
import { sourcePlacesOf } from '../source-places.ts'
import type { ApproachInstruction, ObservedCall } from './observation.ts'
import { Unknown, type Value } from './value.ts'

/** The values of a local variable at an instruction, as debug information describes them. */
export interface DescribedVariable {
  /** Name, line and column: the same variable has the same key in another module made of the same source. */
  readonly key: string
  /** Values by path, such as `.0.2` of a component; the empty path is the variable itself. */
  readonly values: ReadonlyMap<string, Value>
}

/** An instruction that is about to run at a line, and the variables that are described there. */
export interface DescribedPoint {
  readonly invocation: number
  /** `file:line`. */
  readonly line: string
  /** The same object for all points of one call, or of one call that was inlined. */
  readonly instance: object
  /** The line begins: what ran before in this instance was of another line. */
  readonly isArrival: boolean
  readonly variables: readonly DescribedVariable[]
}

/** Scalars of one variable that are looked at. */
const mostScalars = 64

/** Scopes that enclose one another. */
const deepest = 64

/** The place of an instruction in the source. */
interface CodePlace {
  readonly line: string
  /** Its scope and those that enclose it, up to the function. */
  readonly scopes: ReadonlySet<number>
  /** The DebugInlinedAt of its scope; 0 where it is not inlined. */
  readonly inlined: number
}

function operandNamed({ row, operands }: DebugInfo, name: string): number | undefined {
  const index = row?.operands.findIndex((operand) => operand.name === name) ?? -1
  return index < 0 ? undefined : operands[index]?.value
}

/** A scope and its parents, up to a function. */
function scopesFrom(module: Module, scope: number): ReadonlySet<number> {
  const found = new Set<number>()
  let id: number | undefined = scope
  while (id !== undefined && !found.has(id) && found.size < deepest) {
    found.add(id)
    const info = debugInfoWithId(module, id)
    if (info === undefined || info.row?.name === 'DebugFunction') break
    id = operandNamed(info, 'Parent')
  }
  return found
}

/** Instructions that are in a block without executing anything, or that cannot have a line stated before them. */
export const withoutLine: ReadonlySet<string> = new Set([
  ...['OpLabel', 'OpPhi', 'OpVariable', 'OpUntypedVariableKHR', 'OpLine', 'OpNoLine', 'OpNop'],
  ...['OpSelectionMerge', 'OpLoopMerge'],
])

const noScope: readonly [number, number] = [0, 0]

/** The places of the instructions of function bodies that come from a line in a scope, by ordinal. */
const codePlaces = perModule((module): ReadonlyMap<number, CodePlace> => {
  const places = new Map<number, CodePlace>()
  const placeOf = sourcePlacesOf(module)
  const chains = new Map<number, ReadonlySet<number>>()
  const chainOf = (scope: number): ReadonlySet<number> => {
    const known = chains.get(scope) ?? scopesFrom(module, scope)
    chains.set(scope, known)
    return known
  }
  function* ofBlock({ instructions }: Block): Generator<readonly [number, CodePlace]> {
    let [scope, inlined] = noScope
    for (const instruction of instructions) {
      const info = debugInfoOf(module, instruction)
      const name = info?.row?.name
      if (name === 'DebugNoScope') [scope, inlined] = noScope
      if (name === 'DebugScope')
        [scope, inlined] = [info?.operands[0]?.value ?? 0, info?.operands[1]?.value ?? 0]
      const isCode = info === undefined && !withoutLine.has(instruction.name)
      const isDescription = name === 'DebugDeclare' || name === 'DebugValue'
      if (!isCode && !isDescription) continue
      const place = placeOf(instruction.index)
      const line =
        isCode && scope !== 0 && place !== undefined && place.line !== 0
          ? `${place.file}:${place.line}`
          : ''
      yield [instruction.index, { line, scopes: chainOf(scope), inlined }]
    }
  }
  for (const block of module.functions.flatMap(({ blocks }) => blocks))
    for (const [index, place] of ofBlock(block)) places.set(index, place)
  return places
})

/** The identity of a local variable, whatever its id is: name, line and column. */
export function variableKey(module: Module, variable: DebugInfo): string {
  const name = stringOf(module, variable.operands[0]?.value) ?? ''
  return `${name}:${valueAt(module, variable, 3) ?? ''}:${valueAt(module, variable, 4) ?? ''}`
}

/** How a DebugDeclare or DebugValue says what a variable holds. */
interface Description {
  readonly variable: number
  readonly subject: number
  /** The subject points to the value. */
  readonly isPointer: boolean
  /** The constituent of the variable that is described, such as `.1`; `undefined` where it is not known which. */
  readonly path: string | undefined
}

const deref = 0

/** Whether an expression follows a pointer; `undefined` for an expression that does something else. */
function followsPointer(module: Module, expression: number | undefined): boolean | undefined {
  const info = debugInfoWithId(module, expression)
  if (info?.row?.name !== 'DebugExpression') return undefined
  const operations = info.operands.map(({ value }) => {
    const operation = debugInfoWithId(module, value)
    return operation?.row?.name === 'DebugOperation' ? valueAt(module, operation, 0) : undefined
  })
  if (operations.length === 0) return false
  return operations.length === 1 && operations[0] === deref ? true : undefined
}

function pathOf(module: Module, info: DebugInfo): string | undefined {
  const indexes = info.operands.slice(3).map((_, n) => valueAt(module, info, 3 + n))
  return indexes.includes(undefined) ? undefined : indexes.map((index) => `.${index}`).join('')
}

/** The descriptions of a module by the ordinals of their instructions. */
const descriptions = perModule((module): ReadonlyMap<number, Description> => {
  const found = new Map<number, Description>()
  for (const name of ['DebugDeclare', 'DebugValue'])
    for (const info of debugInfosNamed(module, name)) {
      const [variable, subject, expression] = info.operands.map(({ value }) => value)
      const follows = followsPointer(module, expression)
      if (variable === undefined || subject === undefined) continue
      // A DebugDeclare names the variable that holds the value; pointers in that variable are not followed.
      const isKnown = follows !== undefined && !(name === 'DebugDeclare' && follows)
      found.set(info.instruction.index, {
        variable,
        subject,
        isPointer: name === 'DebugDeclare' || follows === true,
        path: isKnown ? pathOf(module, info) : undefined,
      })
    }
  return found
})

/** The last descriptions of one variable in one call, and the values of those that are not in memory. */
type VariableState = Map<string, { readonly description: Description; readonly value: Value }>

/** Adds the scalars of a value by their paths. */
function spread(value: Value, path: string, into: Map<string, Value>): void {
  if (into.size >= mostScalars) return
  if (Array.isArray(value)) {
    for (const [n, part] of (value as readonly Value[]).entries())
      spread(part, `${path}.${n}`, into)
  } else into.set(path, value)
}

const unseen = new Unknown('a value that the description does not give')

/** A call, or a call that was inlined into another. */
interface CallInstance {
  line: string
  readonly variables: Map<number, VariableState>
}

/** Descriptions that are in force in a run. */
class DescribedRun {
  readonly #module: Module
  readonly #note: (point: DescribedPoint) => void
  readonly #keys = new Map<number, { readonly key: string; readonly parent: number }>()
  /** By call, then by the place that it was inlined at. */
  readonly #instances = new WeakMap<object, Map<number, CallInstance>>()

  constructor(module: Module, note: (point: DescribedPoint) => void) {
    this.#module = module
    this.#note = note
  }

  approach(instruction: Instruction, invocation: number, call: ObservedCall): void {
    const place = codePlaces(this.#module).get(instruction.index)
    if (place === undefined) return
    const description = descriptions(this.#module).get(instruction.index)
    if (description !== undefined) this.#describe(description, place, call)
    else if (place.line !== '') this.#arrive(place, invocation, call)
  }

  #instance({ identity }: ObservedCall, { inlined }: CodePlace): CallInstance {
    const calls = this.#instances.get(identity) ?? new Map<number, CallInstance>()
    this.#instances.set(identity, calls)
    const instance = calls.get(inlined) ?? { line: '', variables: new Map() }
    calls.set(inlined, instance)
    return instance
  }

  #describe(description: Description, place: CodePlace, call: ObservedCall): void {
    const { variables } = this.#instance(call, place)
    const { variable, subject, path } = description
    const parts: VariableState = variables.get(variable) ?? new Map()
    variables.set(variable, parts)
    // What was said of the whole or of parts of this part is no longer in force.
    for (const known of [...parts.keys()])
      if (path === undefined || known === path || known.startsWith(`${path}.`)) parts.delete(known)
    const value = path === undefined ? unseen : (call.value(subject) ?? unseen)
    parts.set(path ?? '', { description, value })
  }

  #arrive(place: CodePlace, invocation: number, call: ObservedCall): void {
    const { line } = place
    const instance = this.#instance(call, place)
    const isArrival = instance.line !== line
    instance.line = line
    const variables: DescribedVariable[] = []
    for (const [id, parts] of instance.variables) {
      const { key, parent } = this.#variable(id)
      if (place.scopes.has(parent)) variables.push({ key, values: this.#valuesOf(parts, call) })
    }
    this.#note({ invocation, line, instance, isArrival, variables })
  }

  #variable(id: number): { readonly key: string; readonly parent: number } {
    const known = this.#keys.get(id)
    if (known !== undefined) return known
    const info = debugInfoWithId(this.#module, id)
    const isLocal = info?.row?.name === 'DebugLocalVariable'
    const found = isLocal
      ? { key: variableKey(this.#module, info), parent: operandNamed(info, 'Parent') ?? 0 }
      : { key: '', parent: 0 }
    this.#keys.set(id, found)
    return found
  }

  /** Later descriptions are of parts of what earlier ones describe. */
  #valuesOf(parts: VariableState, call: ObservedCall): ReadonlyMap<string, Value> {
    const values = new Map<string, Value>()
    for (const [path, { description, value }] of parts) {
      const isSeen = description.path !== undefined
      const contents =
        description.isPointer && isSeen ? (call.contents(description.subject) ?? unseen) : value
      for (const known of [...values.keys()])
        if (known.startsWith(`${path}.`) || known === path) values.delete(known)
      spread(contents, path, values)
    }
    return values
  }
}

/**
 * An observer of a run that finds what debug information describes: at each instruction with a line, the values of the local
 * variables of its scope. DebugDeclare and DebugValue are in force from where they run, in their call and in the call that was
 * inlined there. Variables that nothing has described yet are missing; a value that is not known is an {@link Unknown}.
 *
 * @param note is called for each instruction at a line, before it runs.
 */
export function describedValues(
  module: Module,
  note: (point: DescribedPoint) => void,
): ApproachInstruction {
  const run = new DescribedRun(module, note)
  return (instruction, invocation, call) => run.approach(instruction, invocation, call)
}
