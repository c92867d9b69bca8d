/** The string by which OpExtInstImport names the set of OpenCL. */
export const openclSet = 'OpenCL.std'

/** The string by which OpExtInstImport names the set of GLSL. */
export const glslSet = 'GLSL.std.450'
