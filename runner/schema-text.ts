import { z } from 'zod'

/**
 * A JSON Schema of draft 2020-12 for documents as they are written: fields with a default may be absent.
 *
 * @param name and `version` make the `$id`, which is a name and not an address: nothing fetches it.
 * @param version raised when a document that was valid no longer is, or when a field changes its meaning.
 */
export function schemaText(name: string, version: number, schema: z.ZodType): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    // Set for types that our own code must not change, which says nothing about a document.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly
    },
  })
  const $id = `urn:spirv-cts:schema:${name}:${version}`
  return `${JSON.stringify({ $schema, $id, ...rest }, null, 2)}\n`
}
