import { constant, emit, fresh, global, type ProgramDraft, typeId, value } from './draft.ts'
import { indexBelow } from './vectors.ts'

const length = 8

function localArray(draft: ProgramDraft): string {
  typeId(draft, 'uint')
  global(draft, '%array', `OpTypeArray %uint ${constant(draft, length)}`)
  global(draft, '%array_pointer', 'OpTypePointer Function %array')
  return global(draft, '%local_uint', 'OpTypePointer Function %uint')
}

/** A variable of the function, with a value that fills all of it. */
function arrayVariable(draft: ProgramDraft): string {
  localArray(draft)
  const id = fresh(draft, 'array')
  draft.locals.push(`${id} = OpVariable %array_pointer Function`)
  const parts = Array.from({ length }, () => value(draft, 'uint'))
  const whole = fresh(draft, 'whole')
  draft.body.push(`${whole} = OpCompositeConstruct %array ${parts.join(' ')}`)
  draft.body.push(`OpStore ${id} ${whole}`)
  return id
}

function element(draft: ProgramDraft, array: string, index: string): string {
  const id = fresh(draft, 'place')
  draft.body.push(`${id} = OpAccessChain %local_uint ${array} ${index}`)
  return id
}

/** Elements that are stored and loaded, at places that are computed. */
export function arrays(draft: ProgramDraft): void {
  const array = arrayVariable(draft)
  const first = element(draft, array, indexBelow(draft, length))
  draft.body.push(`OpStore ${first} ${value(draft, 'uint')}`)
  const second = element(draft, array, indexBelow(draft, length))
  emit(draft, 'uint', `OpLoad ${second}`)
  if (draft.draw.oneIn(2)) return
  const copy = arrayVariable(draft)
  draft.body.push(`OpCopyMemory ${copy} ${array}`)
  draft.body.push(`OpStore ${second} ${value(draft, 'uint')}`)
  emit(draft, 'uint', `OpLoad ${element(draft, copy, indexBelow(draft, length))}`)
}

/** Two stores in a row to one element, whose pointers only a run shows to be the same; all accesses may be volatile. */
export function aliases(draft: ProgramDraft): void {
  const array = arrayVariable(draft)
  const index = indexBelow(draft, length)
  const mask = value(draft, 'uint')
  const hidden = emit(draft, 'uint', `OpBitwiseXor ${index} ${mask}`)
  const same = emit(draft, 'uint', `OpBitwiseXor ${hidden} ${mask}`)
  const [first, second] = [index, same].map((place) => element(draft, array, place))
  const access = draft.draw.oneIn(2) ? ' Volatile' : ''
  draft.body.push(`OpStore ${first} ${value(draft, 'uint')}${access}`)
  draft.body.push(`OpStore ${second} ${value(draft, 'uint')}${access}`)
  emit(draft, 'uint', `OpLoad ${first}${access}`)
}

/** A variable of one integer with an initializer: a new one, or one that others may have written. */
function scalarVariable(draft: ProgramDraft): string {
  const { draw, scalars: known } = draft
  if (known.length > 0 && draw.oneIn(2)) return draw.of(known)
  localArray(draft)
  const id = fresh(draft, 'scalar')
  draft.locals.push(`${id} = OpVariable %local_uint Function ${constant(draft, draw.below(9))}`)
  known.push(id)
  return id
}

/** A variable that is read and written. */
export function scalars(draft: ProgramDraft): void {
  const id = scalarVariable(draft)
  if (draft.draw.oneIn(2)) draft.body.push(`OpStore ${id} ${value(draft, 'uint')}`)
  const old = emit(draft, 'uint', `OpLoad ${id}`)
  draft.body.push(`OpStore ${id} ${value(draft, 'uint')}`)
  emit(draft, 'uint', `OpISub ${old} ${emit(draft, 'uint', `OpLoad ${scalarVariable(draft)}`)}`)
}

/** Parts of a structure that holds an array and vectors. */
export function structures(draft: ProgramDraft): void {
  localArray(draft)
  typeId(draft, 'uint2')
  global(draft, '%record', 'OpTypeStruct %uint %uint2 %array')
  const parts = [value(draft, 'uint'), value(draft, 'uint2'), constant(draft, 0)]
  const array = fresh(draft, 'parts')
  const elements = Array.from({ length }, () => value(draft, 'uint'))
  draft.body.push(`${array} = OpCompositeConstruct %array ${elements.join(' ')}`)
  const record = fresh(draft, 'record')
  draft.body.push(`${record} = OpCompositeConstruct %record ${parts[0]} ${parts[1]} ${array}`)
  const other = fresh(draft, 'record')
  const index = draft.draw.below(length)
  draft.body.push(
    `${other} = OpCompositeInsert %record ${value(draft, 'uint')} ${record} 2 ${index}`,
  )
  emit(draft, 'uint', `OpCompositeExtract ${other} 2 ${draft.draw.below(length)}`)
  emit(draft, 'uint', `OpCompositeExtract ${other} 1 ${draft.draw.below(2)}`)
  emit(draft, 'uint', `OpCompositeExtract ${draft.draw.of([record, other])} 0`)
}
