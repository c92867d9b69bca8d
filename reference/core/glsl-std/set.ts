/** The import string of the set. */
export const glslSet = 'GLSL.std.450'
