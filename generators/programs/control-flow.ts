import { lineOf, textOfLine, withIds } from '../assembly/line.ts'
import {
  constant,
  emit,
  fresh,
  global,
  label,
  type ProgramDraft,
  typeId,
  value,
  word,
} from './draft.ts'
import { arithmetic, bits, comparison, shift } from './integers.ts'
import { scalars } from './memory.ts'
import { vectors } from './vectors.ts'

const simple = [arithmetic, arithmetic, shift, comparison, bits, vectors, scalars, scalars]

function some(draft: ProgramDraft): string {
  for (let left = 1 + draft.draw.below(3); left > 0; left--) draft.draw.of(simple)(draft)
  return value(draft, 'uint')
}

/** A word of the scratch buffer and a value for it, both known before control flow parts. */
function pendingStore(draft: ProgramDraft): string {
  return `OpStore ${word(draft, 'scratch', draft.draw.below(16))} ${value(draft, 'uint')}`
}

/**
 * Statements in a block of their own, whose values are used nowhere else; the value that they lead to, and the last
 * block.
 */
function inBlock(
  draft: ProgramDraft,
  id: string,
  next: string,
  first?: string,
): readonly [string, string] {
  const { values } = draft
  draft.values = [...values]
  label(draft, id)
  if (first !== undefined) draft.body.push(first)
  const made = some(draft)
  draft.body.push(`OpBranch ${next}`)
  draft.values = values
  return [made, draft.block]
}

/** Two ways that meet again. */
export function branches(draft: ProgramDraft): void {
  const condition = value(draft, 'bool')
  const pending = pendingStore(draft)
  const [yes, no, end] = ['yes', 'no', 'end'].map((stem) => fresh(draft, stem)) as [
    string,
    string,
    string,
  ]
  draft.body.push(`OpSelectionMerge ${end} None`, `OpBranchConditional ${condition} ${yes} ${no}`)
  const ways = [inBlock(draft, yes, end, pending), inBlock(draft, no, end)]
  label(draft, end)
  emit(draft, 'uint', `OpPhi ${ways.map((way) => way.join(' ')).join(' ')}`)
}

/** A few ways by the value of a selector, and one for the others. */
export function switches(draft: ProgramDraft): void {
  const { draw } = draft
  const selector = emit(draft, 'uint', `OpBitwiseAnd ${value(draft, 'uint')} ${constant(draft, 3)}`)
  const pending = pendingStore(draft)
  const end = fresh(draft, 'end')
  const otherwise = fresh(draft, 'default')
  const targets = Array.from({ length: 1 + draw.below(3) }, () => fresh(draft, 'case'))
  draft.body.push(
    `OpSelectionMerge ${end} None`,
    `OpSwitch ${selector} ${otherwise} ${targets.map((target, n) => `${n} ${target}`).join(' ')}`,
  )
  const ways = [...targets, otherwise].map((target, n) =>
    inBlock(draft, target, end, n === 0 ? pending : undefined),
  )
  label(draft, end)
  emit(draft, 'uint', `OpPhi ${ways.map((way) => way.join(' ')).join(' ')}`)
}

/** A loop that runs a few times, with a value that each turn changes. */
export function loops(draft: ProgramDraft): void {
  const { draw, values } = draft
  const names = ['head', 'test', 'body', 'continue', 'end'].map((stem) => fresh(draft, stem))
  const [head, test, body, next, end] = names as [string, string, string, string, string]
  const before = draft.block
  const start = value(draft, 'uint')
  draft.body.push(`OpBranch ${head}`)
  const [count, sum, more, changed] = [0, 1, 2, 3].map(() => fresh(draft, 'turn')) as [
    string,
    string,
    string,
    string,
  ]
  label(draft, head)
  const index = draft.body.length
  draft.body.push(`OpLoopMerge ${end} ${next} None`, `OpBranch ${test}`)
  label(draft, test)
  draft.body.push(
    `${more} = OpULessThan ${typeId(draft, 'bool')} ${count} ${constant(draft, 1 + draw.below(5))}`,
    `OpBranchConditional ${more} ${body} ${end}`,
  )
  label(draft, body)
  draft.values = [...values, { id: count, type: 'uint' }, { id: sum, type: 'uint' }]
  const made = some(draft)
  const total = emit(draft, 'uint', `OpIAdd ${made} ${sum}`)
  draft.body.push(`OpBranch ${next}`)
  label(draft, next)
  draft.body.push(`${changed} = OpIAdd %uint ${count} ${constant(draft, 1)}`, `OpBranch ${head}`)
  const zero = constant(draft, 0)
  draft.body.splice(
    index,
    0,
    `${count} = OpPhi %uint ${zero} ${before} ${changed} ${next}`,
    `${sum} = OpPhi %uint ${start} ${before} ${total} ${next}`,
  )
  draft.values = [...values, { id: sum, type: 'uint' }]
  label(draft, end)
}

/**
 * The one block of a function where a call of it would be, with results of its own.
 *
 * @param names ids of arguments by those of the parameters.
 * @returns the id of the value that the function returns.
 */
function inlined(
  draft: ProgramDraft,
  { locals, body }: Pick<ProgramDraft, 'locals' | 'body'>,
  names: ReadonlyMap<string, string>,
  returned: string,
): string {
  const namesInside = new Map(names)
  for (const line of [...locals, ...body]) {
    const { result } = lineOf(line)
    if (result !== undefined) namesInside.set(result, fresh(draft, 'inlined'))
  }
  const renamed = (line: string) => textOfLine(withIds(lineOf(line), namesInside))
  draft.locals.push(...locals.map(renamed))
  draft.body.push(...body.map(renamed))
  return namesInside.get(returned) ?? returned
}

/** A function of two integers, and a call or two of it; the body in their place where all is spelled out. */
export function calls(draft: ProgramDraft): void {
  const { locals, scalars: known, body, values, block } = draft
  const type = typeId(draft, 'uint')
  global(draft, '%binary', `OpTypeFunction ${type} ${type} ${type}`)
  const [callee, x, y, start] = ['function', 'x', 'y', 'entry'].map((stem) =>
    fresh(draft, stem),
  ) as [string, string, string, string]
  draft.locals = []
  draft.scalars = []
  draft.body = []
  draft.values = [
    { id: x, type: 'uint' },
    { id: y, type: 'uint' },
  ]
  draft.block = start
  const made = some(draft)
  const inside = { locals: draft.locals, body: draft.body }
  if (!draft.isSpelledOut)
    draft.functions.push(
      `${callee} = OpFunction ${type} None %binary`,
      `${x} = OpFunctionParameter ${type}`,
      `${y} = OpFunctionParameter ${type}`,
      `${start} = OpLabel`,
      ...inside.locals,
      ...inside.body,
      `OpReturnValue ${made}`,
      'OpFunctionEnd',
    )
  Object.assign(draft, { locals, scalars: known, body, values, block })
  for (let left = 1 + draft.draw.below(2); left > 0; left--) {
    const [first, second] = [value(draft, 'uint'), value(draft, 'uint')]
    if (draft.isSpelledOut) {
      const given = new Map([[x, first] as const, [y, second] as const])
      draft.values.push({ id: inlined(draft, inside, given, made), type: 'uint' })
    } else emit(draft, 'uint', `OpFunctionCall ${callee} ${first} ${second}`)
  }
}
