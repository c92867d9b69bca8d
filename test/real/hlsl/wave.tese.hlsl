struct Point { float3 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

[domain("tri")]
float4 main(Factors factors, float3 at : SV_DomainLocation, const OutputPatch<Point, 3> patch) : SV_Position {
  float3 place = patch[0].position * at.x + patch[1].position * at.y + patch[2].position * at.z;
  return float4(place + sin(factors.inside), 1);
}
