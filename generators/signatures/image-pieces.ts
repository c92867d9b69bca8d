import type { Shape } from './shape.ts'
import type { Contents } from './signature.ts'
import { nameOfShape } from './stock-names.ts'

/** True of types whose values only come from a variable of the API. */
export function isImage(shape: Shape): boolean {
  return shape.kind === 'image' || shape.kind === 'sampled-image'
}

/** Loads of a variable for each image among some contents, named `%a_<type>`; variables of shaders are bound. */
export function imageLoads(contents: Contents, isKernel: boolean): readonly string[] {
  const names = contents.flatMap((content) =>
    content?.kind === 'type' && isImage(content.shape) ? (nameOfShape(content.shape) ?? []) : [],
  )
  return [...new Set(names)].map((name, binding) => {
    const bound = isKernel ? '' : `_bound_${binding}`
    return `%a_${name} = OpLoad %${name} %variable_UniformConstant_${name}${bound}`
  })
}
