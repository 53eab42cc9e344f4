@_silgen_name("danxi_is_mutant") func isMutant(_ number: Int32) -> Bool
