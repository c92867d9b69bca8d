import { hyphened } from '../../signatures/hyphened.ts'
import { rayTracingModels } from '../../Vulkan-environment/shared/stages.ts'

export type Model = (typeof rayTracingModels)[number]

/** The name of a model or storage class in the name of a pair. */
export function named(name: string): string {
  return hyphened(name.replace('KHR', ''))
}

/** An execution model, and alternatives of all others than these. */
export function oneOf(
  allowed: readonly Model[],
  own: Model,
  ...further: readonly string[]
): string {
  const others = [...rayTracingModels.filter((model) => !allowed.includes(model)), ...further]
  return `{${own}${others.map((other) => ` | in-${named(other)}: ${other}`).join('')}}`
}
