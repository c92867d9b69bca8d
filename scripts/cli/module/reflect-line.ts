import { z } from 'zod'
import { reflectionShape } from '#runner/reflection/reflection-schema'
import { verdictLine } from './validate-line.ts'

/** One line of `reflect --json`. */
export const reflectLineSchema = z
  .strictObject({ ...verdictLine, ...reflectionShape })
  .readonly()
  .meta({ title: 'Line of spirv-cts reflect --json' })

export type ReflectLine = z.infer<typeof reflectLineSchema>
