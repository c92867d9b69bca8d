struct Point { float3 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Factors factors(InputPatch<Point, 3> patch) {
  Factors result;
  for (int i = 0; i < 3; i++) result.edges[i] = 1 + length(patch[i].position);
  result.inside = (result.edges[0] + result.edges[1] + result.edges[2]) / 3;
  return result;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("factors")]
Point main(InputPatch<Point, 3> patch, uint id : SV_OutputControlPointID) { return patch[id]; }
