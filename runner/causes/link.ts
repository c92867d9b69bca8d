import { z } from 'zod'

/**
 * The address of a page on the web: of http or https, with a host of several names, and without white space. The schema in
 * JSON says all of it, because a slip such as `#123`, `github.com/a/b` or `https:a.b` would be a link that leads nowhere.
 */
export const linkSchema = z
  .string()
  .regex(/^https?:\/\/([a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}(:\d{1,5})?([/?#]\S*)?$/, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not an address such as https://example.org/1`,
  })
  .meta({ format: 'uri' })
