"""A contract import-linter has no kind for: import nothing but the standard library."""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """Name every import by these packages of what neither is theirs nor comes with Python."""

    type_name = "standard_library_only"

    source_modules = fields.SetField(subfield=fields.StringField())
    allowed = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at each import of each module of the packages."""
        packages: list[str] = self.contract_options["source_modules"]
        own = {package.partition(".")[0] for package in packages}
        allowed = own | set(self.contract_options.get("allowed", [])) | sys.stdlib_module_names
        foreign = [
            f"{module} imports {imported}"
            for package in packages
            for module in {package} | graph.find_descendants(package)
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not foreign, metadata={"foreign": sorted(foreign)})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """List the imports that break the contract."""
        for line in check.metadata["foreign"]:
            output.print_error(f"- {line}")
