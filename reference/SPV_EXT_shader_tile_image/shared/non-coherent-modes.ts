/** The execution modes that leave reads of attachments unordered: of colors, depths and stencil values, in that order. */
export const nonCoherentModes: readonly string[] = ['Color', 'Depth', 'Stencil'].map(
  (name) => `NonCoherent${name}AttachmentReadEXT`,
)
