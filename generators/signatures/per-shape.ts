import type { Shape } from './shape.ts'

/** The function, which works out its answer for each shape once. */
export function perShape<Answer>(work: (shape: Shape) => Answer): (shape: Shape) => Answer {
  const known = new WeakMap<Shape, { readonly answer: Answer }>()
  return (shape) => {
    const found = known.get(shape) ?? { answer: work(shape) }
    known.set(shape, found)
    return found.answer
  }
}
