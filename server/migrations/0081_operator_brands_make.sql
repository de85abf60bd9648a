-- Whoever may edit policy and operators may make brands from now on, always together with a second person.
update operator.role set permissions = permissions || '{brands.make}'
where permissions @> '{settings.edit,operators.edit}' and not permissions @> '{brands.make}';
