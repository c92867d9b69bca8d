import { failures } from './breaks.ts'
import { covering } from './covering.ts'
import { componentOf, countOf, type Shape, sameType, widthOf } from './shape.ts'
import {
  type Content,
  type Contents,
  type Form,
  formOf,
  type Signature,
  type Slot,
  type SlotName,
  slotNames,
  slotOf,
} from './signature.ts'
import { type Stage, universeOf } from './universe.ts'

/** The facts of a slot that may speak now: all that they read is filled. */
function allows(slot: Slot, content: Content, form: Form, filled: readonly SlotName[]): boolean {
  return slot.facts.every(({ fact }) => {
    if (!fact.reads.every((name) => filled.includes(name))) return true
    return fact.holds(content, form) !== false
  })
}

function candidatesOf(
  signature: Signature,
  slot: Slot,
  stage: Stage,
  form: Form,
): readonly Content[] {
  if (slot.candidates !== undefined) return slot.candidates(form)
  if (slot.kind !== 'type') return []
  const only = signature.only ?? (() => true)
  return (signature.types ?? universeOf(stage))
    .filter(only)
    .map((shape): Content => ({ kind: 'type', shape }))
}

/** All valid forms of a signature with the types of a stage, the simplest first, as contents in order of its slots. */
export function formsOf(signature: Signature, stage: Stage): readonly Contents[] {
  const names = slotNames(signature)
  const alone = names.map((name) => {
    const slot = slotOf(signature, name)
    if (slot === undefined || slot.candidates !== undefined) return undefined
    return candidatesOf(signature, slot, stage, formOf([])).filter((candidate) =>
      allows(slot, candidate, formOf([]), []),
    )
  })
  const found: Contents[] = []
  function fill(contents: Contents): void {
    const index = contents.length
    const name = names[index]
    if (name === undefined) {
      // A fact that reads an empty slot could not speak before.
      if (failures(signature, contents).length === 0) found.push(contents)
      return
    }
    const slot = slotOf(signature, name)
    if (slot === undefined || slot.optional === true) fill([...contents, undefined])
    if (slot === undefined) return
    const before = formOf(contents)
    for (const candidate of alone[index] ?? candidatesOf(signature, slot, stage, before)) {
      const next = [...contents, candidate]
      const form = formOf(next)
      const filled = names.slice(0, index + 1)
      const all = filled.every((each, place) => {
        const speaking = slotOf(signature, each)
        const content = next[place]
        if (speaking === undefined || content === undefined) return true
        const isNew = each === name
        const reads = speaking.facts.some(({ fact }) => fact.reads.includes(name))
        return isNew || reads ? allows(speaking, content, form, filled) : true
      })
      if (all) fill(next)
    }
  }
  fill([])
  return found
}

function sizeOf(shape: Shape): string {
  return shape.kind === 'matrix'
    ? `${countOf(shape.column)}x${shape.count}`
    : String(countOf(shape) ?? shape.kind)
}

/** The features of each slot of a form, and of each two slots together. */
function featuresOf(contents: Contents): readonly string[] {
  const single = contents.flatMap((content, index) => {
    if (content?.kind !== 'type') return [`${index} ${JSON.stringify(content)}`]
    if (content.value !== undefined) return [`${index} ${JSON.stringify(content)}`]
    if (/image$/.test(content.shape.kind)) return [`${index} ${JSON.stringify(content.shape)}`]
    const component = componentOf(content.shape)
    const members = content.shape.kind === 'structure' ? JSON.stringify(content.shape) : ''
    return [
      `${index} of ${JSON.stringify(component)}${members}`,
      `${index} ${sizeOf(content.shape)}`,
    ]
  })
  const together = contents.flatMap((content, index) =>
    contents.slice(0, index).flatMap((other, before) => {
      if (content?.kind !== 'type' || other?.kind !== 'type') return []
      const [width, otherWidth] = [widthOf(content.shape), widthOf(other.shape)]
      const order = Math.sign((width ?? 0) - (otherWidth ?? 0))
      return [
        `${before} ${index} ${sameType(content.shape, other.shape) ? 'alike' : 'unlike'} ${order}`,
      ]
    }),
  )
  return [...single, ...together]
}

/** Forms that together show every component type and size of each slot, and slots that are alike and that are not. */
export function coveringForms(signature: Signature, stage: Stage): readonly Contents[] {
  return covering(formsOf(signature, stage), featuresOf)
}
